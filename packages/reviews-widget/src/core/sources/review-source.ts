import type { ReviewsData } from '../review'

/** A source of reviews: `staticReviewSource`, `widgetServiceReviewSource`, `jsonFileReviewSource`, or an object of your own. */
export interface ReviewSource {
  /**
   * Identity of the data. A new source with the same key does not load again, so a component may create the source on
   * each render.
   */
  key: string
  /** Reviews that are known without a request. The server renders them. @default none */
  initial?: ReviewsData | undefined
  /**
   * Loads the reviews. Rejects on failure, and when `signal` is aborted. Undefined is a failure too, so that the result
   * of `parseReviewsData` can be returned as it is.
   */
  load(signal: AbortSignal): Promise<ReviewsData | undefined>
}
