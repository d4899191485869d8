import type { Review } from '@meridiana/reviews-widget'
import type { Language } from '../lib/languages/languages'

/** Sample reviews, each in the language of its author. */
export const sampleReviews: (Review & { language: Language })[] = [
  {
    reviewId: 'r1',
    language: 'it',
    comment:
      'Siamo arrivati tardi dalla fiera e ci aspettavano con la luce accesa e un piatto caldo. Camera silenziosa, letto ottimo, colazione con torte fatte in casa. Il giardino la mattina presto vale da solo il viaggio. In città si arriva in pochi minuti e il parcheggio è dentro il muro: dopo una giornata nei padiglioni non chiedevo altro.',
    starRating: 5,
    createTime: '2026-10-12T18:20:00Z',
    reviewer: { displayName: 'Giulia Marchetti', isAnonymous: false },
  },
  {
    reviewId: 'r2',
    language: 'en',
    comment:
      'We stayed four nights and used the house as a base for Palladio. Quiet rooms, wooden shutters that really keep the light out, and a breakfast that made us late every day. The staff drew us a map of the villas worth the detour, and they were right about all of them.',
    starRating: 5,
    createTime: '2026-09-21T09:05:00Z',
    reviewer: { displayName: 'Thomas Whitfield', isAnonymous: false },
  },
  {
    reviewId: 'r3',
    language: 'de',
    comment:
      'Ruhig gelegen, mit Blick auf die Hügel, und trotzdem schnell an der Messe. Das Auto hing über Nacht an der Ladesäule und war morgens voll. Das Restaurant ist eine Entdeckung.',
    starRating: 5,
    createTime: '2026-09-08T07:40:00Z',
    reviewer: { displayName: 'Katharina Brandl', isAnonymous: false },
  },
  {
    reviewId: 'r4',
    language: 'it',
    comment:
      'Bellissima la loggia al tramonto, con uno spritz dello Zenit. La piscina non è grande ma è tenuta bene e non c’è mai folla.',
    starRating: 4,
    createTime: '2026-08-30T20:15:00Z',
    reviewer: { displayName: 'Paolo De Santi', isAnonymous: false },
  },
  {
    reviewId: 'r5',
    language: 'en',
    comment:
      'Three generations in a Quadrupla Comfort and nobody complained, which has never happened before. The garden kept the children busy until dinner.',
    starRating: 5,
    createTime: '2026-07-19T16:30:00Z',
    reviewer: { displayName: 'Maeve O’Connor', isAnonymous: false },
  },
  {
    reviewId: 'r6',
    language: 'de',
    comment:
      'Gutes Haus, freundliche Leute, sehr gutes Frühstück. Das Einzelzimmer ist klein, aber durchdacht, und zum Garten hin hört man nichts.',
    starRating: 4,
    createTime: '2026-06-03T11:00:00Z',
    reviewer: { displayName: 'Anonymous', isAnonymous: true },
  },
  {
    reviewId: 'r7',
    language: 'it',
    comment:
      'Ho cenato all’Ombra e poi ho deciso di fermarmi a dormire. La cosa migliore che ho fatto quest’anno.',
    starRating: 5,
    createTime: '2026-04-17T22:10:00Z',
    reviewer: { displayName: 'Alvise Zanetti', isAnonymous: false },
  },
]
