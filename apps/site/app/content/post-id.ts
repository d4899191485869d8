/** Ids of the posts: the last segment of the path of a post's page, `hills` in `/vicenza/hills`. */
export const postIds = [
  'restaurants',
  'architecture',
  'hills',
  'day-trips',
  'aperitivo',
  'markets',
  'surroundings',
  'bike-route',
] as const

export type PostId = (typeof postIds)[number]
