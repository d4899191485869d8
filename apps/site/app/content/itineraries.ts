import { hotel } from '../hotel'

/** A bike ride that another site describes. Text: `itineraries.notes.<id>` in `post-bike-route.json`. */
export interface BikeItinerary {
  id: string
  /** Proper name, Italian in every language. */
  title: string
  href: string
  /** Path of its elevation profile; empty for the site that introduces all rides. */
  logo: string
}

const { cycling } = hotel

/** Seven rides, and first the site that introduces them. */
export const itineraries = [
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

type Itinerary = (typeof itineraries)[number]

/** The rides with a card: those with a link and a logo. */
export const itineraryCards = itineraries.filter(
  (itinerary): itinerary is Exclude<Itinerary, { logo: '' }> =>
    itinerary.href.length > 0 && itinerary.logo !== '',
)
