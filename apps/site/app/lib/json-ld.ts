import type { Business } from '@meridiana/reviews-widget/core'
import { hotel } from '../hotel'

/** The house, in schema.org's words: https://schema.org/Hotel. */
export const hotelJsonLd: Business = {
  '@type': 'Hotel',
  '@id': `${hotel.origin}/#hotel`,
  name: hotel.name,
  url: `${hotel.origin}/`,
  telephone: hotel.phone,
  email: hotel.email,
  starRating: { '@type': 'Rating', ratingValue: hotel.stars },
  address: {
    '@type': 'PostalAddress',
    streetAddress: hotel.address.street,
    postalCode: hotel.address.postalCode,
    addressLocality: hotel.address.locality,
    addressCountry: hotel.address.countryCode,
  },
  sameAs: hotel.social.map(({ url }) => url),
}
