import type { PagePictureId } from './pictures'

interface Offer<Id extends string> {
  id: Id
  nights: number
  /** The nights that are paid for, where they are fewer. */
  paid?: number
  /** The first and last day of the week on which it may begin; Monday is 1. Undefined for any day. */
  arrival?: { from: number; to: number }
  picture: PagePictureId
}

const offersOf = <const Id extends string>(list: Offer<Id>[]) => list

/** What the house offers besides the day's price. Words: `offers.<id>` of offers.json. */
export const offers = offersOf([
  {
    id: 'stay-3-pay-2',
    nights: 3,
    paid: 2,
    arrival: { from: 7, to: 4 },
    picture: 'loggia-arches',
  },
  {
    id: 'berici-escape',
    nights: 2,
    picture: 'road',
  },
])

export type OfferId = (typeof offers)[number]['id']
