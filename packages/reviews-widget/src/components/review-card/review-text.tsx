'use client'

import { type HTMLAttributes, useMemo, useState } from 'react'
import { type Review, truncateText } from '../../core'
import { useReviewDisplayOptions } from '../review-display-options'

interface ReviewTextProps extends HTMLAttributes<HTMLDivElement> {
  review: Review
  /** `id` of the element with the reviewer's name, which describes the “Read more” button. */
  describedBy: string
}

/** The text of a review: collapsed or expanded, translated or original. */
export function ReviewText({ review, describedBy, ...props }: ReviewTextProps) {
  const {
    messages,
    maxCharacters = 200,
    disableTranslation = false,
    readMoreLabel,
    readLessLabel,
  } = useReviewDisplayOptions()
  const [expanded, setExpanded] = useState(false)
  const [original, setOriginal] = useState(disableTranslation)
  const text = original ? (review.originalComment ?? review.comment) : review.comment
  const short = useMemo(() => truncateText(text, maxCharacters), [text, maxCharacters])
  if (!review.comment) return null

  return (
    <div
      data-slot="reviews-comment"
      data-state={expanded ? 'expanded' : 'collapsed'}
      // Opened by the visitor, who reads now: autoplay rests.
      data-reading={expanded || original !== disableTranslation || undefined}
      {...props}
    >
      {/* `dir="auto"`, because the language of the review may have another text direction than the page. */}
      <p data-slot="reviews-text" dir="auto">
        {expanded ? text : short}
      </p>
      {short !== text && (
        <button
          type="button"
          data-slot="reviews-action"
          aria-expanded={expanded}
          aria-describedby={describedBy}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? (readLessLabel ?? messages.readLess) : (readMoreLabel ?? messages.readMore)}
        </button>
      )}
      {review.originalComment && (
        <button
          type="button"
          data-slot="reviews-action"
          aria-describedby={describedBy}
          onClick={() => setOriginal(!original)}
        >
          {original ? messages.showTranslation : messages.showOriginal}
        </button>
      )}
    </div>
  )
}
