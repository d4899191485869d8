import type { Review } from '../src/core'

/** Seven sample reviews: long, short, anonymous, translated, without text, with a reply and with an update. */
export const sevenReviews: Review[] = [
  {
    reviewId: 'anna',
    comment:
      'We came for the fair and stayed for the garden. Breakfast under the pergola, a room that smells of linen, and somebody at the desk who knew which train to take.',
    starRating: 5,
    createTime: '2026-08-02T09:12:00Z',
    reviewer: { displayName: 'Anna Kessler', isAnonymous: false },
  },
  {
    reviewId: 'marco',
    comment:
      'Quiet, although the motorway is five minutes away. The pool is small and never full, and the evening light in the loggia is worth coming back early for. We had dinner downstairs on both nights: the risotto with bruscandoli, then duck. The wine list is short and clever, and nobody hurried us when the other tables had long gone home.',
    starRating: 5,
    createTime: '2026-10-19T18:40:00Z',
    reviewer: { displayName: 'Marco Dal Lago', isAnonymous: false },
    reviewReply: {
      comment: 'Thank you, Marco. The bruscandoli are back in April.',
      updateTime: '2026-10-21T08:00:00Z',
    },
  },
  {
    reviewId: 'ines',
    comment: 'The breakfast alone is a reason.',
    starRating: 4,
    createTime: '2026-06-11T07:00:00Z',
    reviewer: { displayName: 'Inês', isAnonymous: false },
  },
  {
    reviewId: 'anonymous',
    comment:
      'Clean, calm, easy parking and a charger that worked. The lift is slow; take the stairs and look at the drawings.',
    starRating: 4,
    createTime: '2026-04-30T12:30:00Z',
    reviewer: { displayName: '', isAnonymous: true },
  },
  {
    reviewId: 'jonas',
    comment:
      'We arrived by bicycle, soaked. Ten minutes later the bikes were locked away, our shoes stuffed with paper and there was tea.',
    originalComment:
      'Wir kamen mit dem Rad an, völlig durchnässt. Zehn Minuten später waren die Räder weggeschlossen, unsere Schuhe mit Papier ausgestopft, und es gab Tee.',
    starRating: 5,
    createTime: '2025-09-14T16:05:00Z',
    reviewer: { displayName: 'Jonas Bergmann', isAnonymous: false },
  },
  {
    reviewId: 'giulia',
    comment: '',
    starRating: 5,
    createTime: '2025-05-03T10:00:00Z',
    reviewer: { displayName: 'Giulia Marchetti', isAnonymous: false },
  },
  {
    reviewId: 'zoltan',
    comment: 'Twelve minutes to the exhibition centre, door to door. I timed it three mornings in a row.',
    starRating: 5,
    createTime: '2024-01-22T21:15:00Z',
    updateTime: '2024-02-01T08:00:00Z',
    reviewer: { displayName: 'Zoltán Székely', isAnonymous: false },
  },
]

/** Repeats the seven sample reviews up to a count, each with its own id. */
export const createReviews = (count: number): Review[] =>
  Array.from({ length: count }, (_, index) => {
    const review = sevenReviews[index % sevenReviews.length] as Review
    return { ...review, reviewId: `${review.reviewId}-${index}` }
  })
