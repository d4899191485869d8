import type { PagePictureId } from './pictures'

interface Offer<Id extends string> {
  id: Id
  nights: number
  /** Number of nights that the guest pays, if it is lower than `nights`. */
  paid?: number
  /** First and last weekday on which the stay can begin; Monday is 1. Undefined: any day. */
  arrival?: { from: number; to: number }
  picture: PagePictureId
}

const defineOffers = <const Id extends string>(list: Offer<Id>[]) => list

/** The hotel's offers. Texts: `offers.<id>` in `offers.json`. */
export const offers = defineOffers([
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
