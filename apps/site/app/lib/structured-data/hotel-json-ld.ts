import type { ReviewedBusiness } from '@meridiana/reviews-widget/core'
import type { Hotel } from 'schema-dts'
import { lowestRoomPrices, roomCount } from '../../content/rooms'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import { languageCodes } from '../languages/languages'
import { hotelJsonLdId, toPostalAddress } from './json-ld'

/** Structured data of the hotel: https://schema.org/Hotel */
export const hotelJsonLd: ReviewedBusiness = {
  '@type': 'Hotel',
  '@id': hotelJsonLdId,
  name: hotel.name,
  url: `${hotel.origin}/`,
  legalName: hotel.company.name,
  vatID: hotel.registers.vat,
  taxID: hotel.company.taxCode,
  priceRange: `€${lowestRoomPrices.from}–${lowestRoomPrices.to}`,
  telephone: hotel.phone,
  email: hotel.email,
  starRating: { '@type': 'Rating', ratingValue: hotel.stars },
  address: toPostalAddress(hotel.address),
  sameAs: hotel.social.map(({ url }) => url),
  checkinTime: hotel.stay.checkIn,
  checkoutTime: hotel.stay.checkOut,
  numberOfRooms: roomCount,
  petsAllowed: hotelDetails.pets.perRoom > 0,
  smokingAllowed: hotelDetails.smoking,
  paymentAccepted: hotelDetails.cards.join(', '),
  currenciesAccepted: 'EUR',
  availableLanguage: languageCodes,
} satisfies Exclude<Hotel, string>
