import type { Business } from '@meridiana/reviews-widget/core'
import { hotel } from '../hotel'
import type { Fair, FairDay } from './fairs'
import type { Language } from './languages'
import { localizePath } from './paths'

const hotelId = `${hotel.origin}/#hotel`

interface Address {
  street: string
  postalCode: string
  locality: string
  countryCode: string
}

const toPostalAddress = ({ street, postalCode, locality, countryCode }: Address) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: locality,
  addressCountry: countryCode,
})

const address = toPostalAddress(hotel.address)

/** The hotel: https://schema.org/Hotel */
export const hotelJsonLd: Business = {
  '@type': 'Hotel',
  '@id': hotelId,
  name: hotel.name,
  url: `${hotel.origin}/`,
  telephone: hotel.phone,
  email: hotel.email,
  starRating: { '@type': 'Rating', ratingValue: hotel.stars },
  address,
  sameAs: hotel.social.map(({ url }) => url),
}

/** Weekdays from Monday, with the names that schema.org defines. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const { restaurant } = hotel

/** Structured data of the hotel's restaurant: https://schema.org/Restaurant */
export const restaurantJsonLd = {
  '@context': 'https://schema.org',
  '@type': 'Restaurant',
  name: restaurant.name,
  url: restaurant.url,
  acceptsReservations: restaurant.url,
  telephone: hotel.phone,
  address,
  servesCuisine: 'Italian',
  containedInPlace: { '@id': hotelId },
  openingHoursSpecification: {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.filter((_, index) => index + 1 !== restaurant.dinner.closedOn),
    opens: restaurant.dinner.opens,
    closes: restaurant.dinner.closes,
  },
}

/**
 * Structured data of the breadcrumbs of a page: https://schema.org/BreadcrumbList
 *
 * @param trail name and path (without language prefix) of each page, from the home page to the page itself
 */
export const breadcrumbJsonLd = (trail: { name: string; path: string }[], language: Language) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${hotel.origin}${localizePath(language, path)}`,
  })),
})

/** ISO 8601 date: `2027-01-16`, or `2027-01` if the day is unknown. */
const isoDate = ({ year, month, day }: FairDay) =>
  [year, month, day].flatMap((part) => (part === undefined ? [] : [String(part).padStart(2, '0')])).join('-')

/** Structured data of the fairs whose dates are known: https://schema.org/ExhibitionEvent */
export const fairsJsonLd = (fairs: Fair[]) => ({
  '@context': 'https://schema.org',
  '@graph': fairs.flatMap(({ title, href, venue, period }) =>
    period
      ? [
          {
            '@type': 'ExhibitionEvent',
            name: title,
            url: href,
            startDate: isoDate(period.start),
            endDate: isoDate(period.end),
            location: {
              '@type': 'Place',
              name: venue ?? hotel.fairCentre.name,
              address: toPostalAddress(hotel.fairCentre.address),
            },
          },
        ]
      : [],
  ),
})

/** Structured data of questions and answers: https://schema.org/FAQPage */
export const faqJsonLd = (questions: { question: string; answer: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export interface RoomJsonLdOptions {
  /** Path without the language prefix. */
  path: string
  name: string
  description: string
  /** Number of people who can sleep in the room. */
  sleeps: number
  /** Kind of bed, in the language of the page: "1 Double". */
  beds: string
  amenities: string[]
  /** Path of the room's picture. */
  picture: string
  language: Language
}

/** Structured data of a room: https://schema.org/HotelRoom */
export const roomJsonLd = ({
  path,
  name,
  description,
  sleeps,
  beds,
  amenities,
  picture,
  language,
}: RoomJsonLdOptions) => ({
  '@context': 'https://schema.org',
  '@type': 'HotelRoom',
  name,
  description,
  url: `${hotel.origin}${localizePath(language, path)}`,
  image: `${hotel.origin}${picture}`,
  // C62 is the unit code for "one" (UN/CEFACT).
  occupancy: { '@type': 'QuantitativeValue', maxValue: sleeps, unitCode: 'C62' },
  bed: beds,
  amenityFeature: amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: amenity,
    value: true,
  })),
  containedInPlace: { '@id': hotelId },
})
