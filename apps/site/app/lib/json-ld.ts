import type { Business } from '@meridiana/reviews-widget/core'
import { hotel } from '../hotel'
import type { Fair, FairDay } from './fairs'

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

const dateOf = ({ year, month, day }: FairDay) =>
  [year, month, day].flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')])).join('-')

/** The fairs with readable dates, as events at the exhibition centre: https://schema.org/ExhibitionEvent. */
export const fairsJsonLd = (fairs: Fair[]) => ({
  '@context': 'https://schema.org',
  '@graph': fairs.flatMap(({ title, href, venue, period }) =>
    period
      ? [
          {
            '@type': 'ExhibitionEvent',
            name: title,
            url: href,
            startDate: dateOf(period.start),
            endDate: dateOf(period.end),
            location: { '@type': 'Place', name: venue ?? hotel.fairCentre.name, address: 'Vicenza, Italia' },
          },
        ]
      : [],
  ),
})

/** Questions with their answers: https://schema.org/FAQPage. */
export const faqJsonLd = (questions: { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
