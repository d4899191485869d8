import type { RoomId } from './room-id'

/** An offer of the page `/offers`. Its texts: `offers.<id>` in `offers.json`. */
export interface Offer<Id extends string> {
  id: Id
  nights: number
  /** Number of nights that the guest pays, if it is lower than `nights`. */
  paid?: number
  /** First and last weekday on which the stay can begin; Monday is 1. Undefined: any day. */
  arrival?: { from: number; to: number }
  /** First and last day of the stays that the offer covers. */
  valid: { from: string; until: string }
  /**
   * Prices in euro for all nights and guests, by room; what the wine and cheese of the first evening would cost without
   * the offer, in euro for all guests; and the number of electric bicycles that the guests get for a day. Undefined if
   * the price depends on the rate of the day.
   */
  fixed?: {
    guests: number
    prices: Partial<Record<RoomId, number>>
    wineAndCheese: number
    bicycles: number
  }
  /**
   * For an offer whose price depends on the rate of the day: the room and the number of guests for which its lowest
   * price is calculated.
   */
  example?: { guests: number; room: RoomId }
}

const defineOffers = <const Id extends string>(list: Offer<Id>[]) => list

/** The hotel's offers. Texts: `offers.<id>` in `offers.json`. */
export const offers = defineOffers([
  {
    id: 'stay-3-pay-2',
    nights: 3,
    paid: 2,
    arrival: { from: 7, to: 4 },
    valid: { from: '2026-11-01', until: '2027-10-31' },
    example: { guests: 2, room: 'classica-doppia' },
  },
  {
    id: 'berici-escape',
    nights: 2,
    valid: { from: '2027-04-01', until: '2027-10-31' },
    fixed: {
      guests: 2,
      prices: {
        'classica-doppia': 345,
        'classica-matrimoniale': 370,
        'superior-doppia': 400,
        'superior-matrimoniale': 420,
        suite: 600,
      },
      wineAndCheese: 24,
      bicycles: 2,
    },
  },
])

export type OfferId = (typeof offers)[number]['id']
