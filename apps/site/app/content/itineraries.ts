import { hotel } from '../hotel'

/** A ride that another site describes. Words: `itineraries.notes.<id>` of post-bike-route.json. */
export interface BikeItinerary {
  id: string
  /** Its own name, Italian in every language. */
  title: string
  href: string
  /** Its emblem, the profile of the ride; '' for the entry that introduces the others. */
  logo: string
}

const { cycling } = hotel

/** Seven rides, and the site that introduces them all. */
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

/** Those that have a card: an address and an emblem. */
export const itineraryCards = itineraries.filter(
  (itinerary): itinerary is Exclude<Itinerary, { logo: '' }> =>
    itinerary.href.length > 0 && itinerary.logo !== '',
)
