import { hotel } from '../hotel'

/** A bike ride, described on another site. Text: `pages.bike-route.itineraries.notes.<id>` in `posts.json`. */
export interface BikeItinerary {
  id: string
  /** Proper name, Italian in every language. */
  title: string
  href: string
  /** Path of the logo, a drawing of the ride's elevation profile; empty for the entry `all`. */
  logo: string
}

const { cycling } = hotel

/** The entry `all` links to a site about cycling routes in general; the other seven are rides. */
export const bikeItineraries = [
  { id: 'all', title: 'Bicitalia', href: cycling.all, logo: '' },
  {
    id: 'riviera-berica',
    title: 'Riviera Berica',
    href: cycling.rivieraBerica,
    logo: '/itineraries/riviera-berica.svg',
  },
  { id: 'fimon', title: 'Lago di Fimon', href: cycling.fimon, logo: '/itineraries/fimon.svg' },
  {
    id: 'giro-dei-berici',
    title: 'Giro dei Berici',
    href: cycling.giroDeiBerici,
    logo: '/itineraries/giro-dei-berici.svg',
  },
  {
    id: 'bacchiglione',
    title: 'Lungo il Bacchiglione',
    href: cycling.bacchiglione,
    logo: '/itineraries/bacchiglione.svg',
  },
  {
    id: 'treviso-ostiglia',
    title: 'Treviso–Ostiglia',
    href: cycling.trevisoOstiglia,
    logo: '/itineraries/treviso-ostiglia.svg',
  },
  { id: 'brenta', title: 'Ciclopista del Brenta', href: cycling.brenta, logo: '/itineraries/brenta.svg' },
  { id: 'asiago', title: 'Trenino di Asiago', href: cycling.asiago, logo: '/itineraries/asiago.svg' },
] as const satisfies readonly BikeItinerary[]

type Itinerary = (typeof bikeItineraries)[number]

/** The itineraries that the page shows as cards: those with a link and a logo. */
export const bikeItinerariesWithLogo = bikeItineraries.filter(
  (itinerary): itinerary is Exclude<Itinerary, { logo: '' }> =>
    itinerary.href.length > 0 && itinerary.logo !== '',
)
