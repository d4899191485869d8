import type { Business } from '@meridiana/reviews-widget/core'
import { hotel } from '../hotel'
import type { Fair, FairDay } from './fairs'
import type { Language } from './languages'
import { localizePath } from './paths'

const hotelId = `${hotel.origin}/#hotel`

const address = {
  '@type': 'PostalAddress',
  streetAddress: hotel.address.street,
  postalCode: hotel.address.postalCode,
  addressLocality: hotel.address.locality,
  addressCountry: hotel.address.countryCode,
}

/** The house, in schema.org's words: https://schema.org/Hotel. */
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

/** The days of the week as schema.org names them, from Monday. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const { restaurant } = hotel

/** The restaurant of the house: https://schema.org/Restaurant. */
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
 * Where a page stands, from the home page down: https://schema.org/BreadcrumbList.
 *
 * @param trail each page's name and plain path
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

export interface RoomFacts {
  /** Its plain path. */
  path: string
  name: string
  description: string
  /** How many it is for. */
  sleeps: number
  /** In words: "1 Double". */
  beds: string
  amenities: string[]
  /** The path of its picture. */
  picture: string
  language: Language
}

/** A room of the house: https://schema.org/HotelRoom. */
export const roomJsonLd = ({
  path,
  name,
  description,
  sleeps,
  beds,
  amenities,
  picture,
  language,
}: RoomFacts) => ({
  '@context': 'https://schema.org',
  '@type': 'HotelRoom',
  name,
  description,
  url: `${hotel.origin}${localizePath(language, path)}`,
  image: `${hotel.origin}${picture}`,
  // C62 counts pieces: here, people.
  occupancy: { '@type': 'QuantitativeValue', maxValue: sleeps, unitCode: 'C62' },
  bed: beds,
  amenityFeature: amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: amenity,
    value: true,
  })),
  containedInPlace: { '@id': hotelId },
})
