import type {
  BreadcrumbList,
  FAQPage,
  HotelRoom,
  Offer,
  PostalAddress,
  Restaurant,
  WithContext,
} from 'schema-dts'
import { bedGroups } from '../../content/beds'
import type { Room } from '../../content/rooms'
import { hotel } from '../../hotel'
import { hotelDetails } from '../../hotel-details'
import { isOver } from '../fairs/fair-period'
import type { Fair } from '../fairs/schema'
import type { Language } from '../languages/languages'
import { localizePath, socialImagePath } from '../languages/paths'

/** The `@id` that identifies the hotel in the structured data of every page. */
export const hotelJsonLdId = `${hotel.origin}/#hotel`

interface Address {
  street: string
  postalCode: string
  locality: string
  /** Code of the province. */
  province: string
  countryCode: string
}

/** Converts an address to a `PostalAddress` of schema.org. */
export const toPostalAddress = ({
  street,
  postalCode,
  locality,
  province,
  countryCode,
}: Address): Exclude<PostalAddress, string> => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: locality,
  addressRegion: province,
  addressCountry: countryCode,
})

const address = toPostalAddress(hotel.address)

/** Weekdays from Monday, with the names that schema.org defines. */
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

const { restaurant } = hotel

/**
 * Structured data of the hotel's restaurant: https://schema.org/Restaurant
 *
 * @param today ISO 8601 date: the yearly closure is the next that is not past
 */
export function createRestaurantJsonLd(today: string): WithContext<Restaurant> {
  const year = Number(today.slice(0, 4))
  const { from, to } = restaurant.holidays
  const closure = isOver(`${year}-${to}`, today) ? year + 1 : year
  return {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    name: restaurant.name,
    url: restaurant.url,
    acceptsReservations: restaurant.url,
    telephone: hotelDetails.restaurant.phone,
    address,
    servesCuisine: 'Italian',
    containedInPlace: { '@id': hotelJsonLdId },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.filter((_, index) => index + 1 !== restaurant.dinner.closedOn),
      opens: restaurant.dinner.opens,
      closes: restaurant.dinner.closes,
    },
    // The same time for both means that the restaurant is closed all day.
    specialOpeningHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: `${closure}-${from}`,
      validThrough: `${closure}-${to}`,
    },
  }
}

/**
 * Structured data of the breadcrumbs of a page: https://schema.org/BreadcrumbList
 *
 * @param trail name and path (without language prefix) of each page, from the home page to the page itself
 */
export const createBreadcrumbJsonLd = (
  trail: { name: string; path: string }[],
  language: Language,
): WithContext<BreadcrumbList> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${hotel.origin}${localizePath(language, path)}`,
  })),
})

/** Structured data of the fairs whose days are known: https://schema.org/ExhibitionEvent */
export const createFairsJsonLd = (fairs: Fair[]) => ({
  '@context': 'https://schema.org',
  '@graph': fairs.flatMap(({ title, href, venue, period }) =>
    period.precision === 'day'
      ? [
          {
            '@type': 'ExhibitionEvent',
            name: title,
            url: href,
            startDate: period.from,
            endDate: period.to,
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

interface ArticleJsonLdOptions {
  title: string
  description: string
  /** Path of the post, with the language prefix. */
  path: string
  language: Language
}

/** Structured data of a post of the city guide: https://schema.org/Article */
export const createArticleJsonLd = ({ title, description, path, language }: ArticleJsonLdOptions) => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: title,
  description,
  inLanguage: language,
  mainEntityOfPage: `${hotel.origin}${path}`,
  image: `${hotel.origin}${socialImagePath(path)}`,
  author: { '@type': 'Organization', name: hotel.name, url: `${hotel.origin}/` },
  publisher: { '@id': hotelJsonLdId },
})

/** Structured data of questions and answers: https://schema.org/FAQPage */
export const createFaqJsonLd = (questions: { question: string; answer: string }[]): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

const roomUrl = ({ id }: Room, language: Language) =>
  `${hotel.origin}${localizePath(language, `/rooms/${id}`)}`

/** Structured data of the lowest price of a room: https://schema.org/Offer */
export const createRoomOfferJsonLd = (room: Room, language: Language): WithContext<Offer> => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  itemOffered: { '@id': `${roomUrl(room, language)}#room` },
  offeredBy: { '@id': hotelJsonLdId },
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    minPrice: room.lowestPrice,
    priceCurrency: 'EUR',
    // DAY is the unit code of UN/CEFACT for “day”.
    unitCode: 'DAY',
    valueAddedTaxIncluded: true,
  },
})

interface RoomJsonLdOptions {
  room: Room
  name: string
  description: string
  amenities: string[]
  /** Path of the picture of the room. */
  picture: string
  language: Language
}

/** Structured data of a room: https://schema.org/HotelRoom */
export const createRoomJsonLd = ({
  room,
  name,
  description,
  amenities,
  picture,
  language,
}: RoomJsonLdOptions): WithContext<HotelRoom> => ({
  '@context': 'https://schema.org',
  '@type': 'HotelRoom',
  '@id': `${roomUrl(room, language)}#room`,
  name,
  description,
  url: roomUrl(room, language),
  image: `${hotel.origin}${picture}`,
  // MTK and C62 are the unit codes of UN/CEFACT for "square metre" and "one".
  floorSize: { '@type': 'QuantitativeValue', value: room.area, unitCode: 'MTK' },
  floorLevel: String(room.floor),
  occupancy: { '@type': 'QuantitativeValue', maxValue: room.sleeps, unitCode: 'C62' },
  bed: bedGroups[room.beds].map(({ kind, count }) => ({
    '@type': 'BedDetails',
    typeOfBed: kind,
    numberOfBeds: count,
  })),
  amenityFeature: amenities.map((amenity) => ({
    '@type': 'LocationFeatureSpecification',
    name: amenity,
    value: true,
  })),
  containedInPlace: { '@id': hotelJsonLdId },
})
