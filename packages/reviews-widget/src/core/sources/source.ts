import type { ReviewsData } from '../review'

/**
 * Where reviews come from. Three are built in: `staticSource`, `widgetService` and `jsonFile`; an own one is
 * an object with a key and a function.
 */
export interface ReviewSource {
  /** Names what is loaded. Two sources with one key are one to `useReviews`, so it may be made in a render. */
  key: string
  /** What is known without asking. With it nothing is requested and the server renders the reviews. */
  initial?: ReviewsData
  /** Asks. Rejects when there is no usable answer; stops when `signal` is aborted. */
  load(signal: AbortSignal): Promise<ReviewsData>
}
