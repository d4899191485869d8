import type { Review } from '../../src/core'

/** A card with no more than a review needs: stars, text, reviewer and date. */
export function PlainReviewCard({ review }: { review: Review }) {
  const { comment, createTime, reviewer, starRating } = review
  return (
    <article className="plain-card">
      <p role="img" aria-label={`${starRating} out of 5 stars`}>
        {'★'.repeat(starRating)}
      </p>
      <p>{comment}</p>
      <footer>
        <b>{reviewer.displayName || 'Anonymous'}</b>{' '}
        <time dateTime={createTime}>{createTime.slice(0, 10)}</time>
      </footer>
    </article>
  )
}
