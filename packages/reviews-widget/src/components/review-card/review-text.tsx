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
  const { comment, originalComment, language } = review
  const isTranslation = !original && !!comment && !!originalComment
  const text = (!original && comment) || originalComment || comment
  const short = useMemo(() => truncateText(text, maxCharacters), [text, maxCharacters])
  if (!text) return null
  const shown = expanded ? text : short

  return (
    <div
      data-slot="reviews-comment"
      data-state={expanded ? 'expanded' : 'collapsed'}
      // Opened by the visitor, who reads now: autoplay rests.
      data-reading={expanded || original !== disableTranslation || undefined}
      {...props}
    >
      {/* A translation is in the language of the page. `dir="auto"`, because an unknown language may be written from
          right to left. A new element for each text, also in the buttons: nothing changes a text that the browser has
          translated. */}
      <p key={shown} data-slot="reviews-text" lang={isTranslation ? undefined : language} dir="auto">
        {shown}
      </p>
      {short !== text && (
        <button
          type="button"
          data-slot="reviews-action"
          aria-expanded={expanded}
          aria-describedby={describedBy}
          onClick={() => setExpanded(!expanded)}
        >
          <span key={`${expanded}`}>
            {expanded ? (readLessLabel ?? messages.readLess) : (readMoreLabel ?? messages.readMore)}
          </span>
        </button>
      )}
      {comment && originalComment && (
        <button
          type="button"
          data-slot="reviews-action"
          aria-describedby={describedBy}
          onClick={() => setOriginal(!original)}
        >
          <span key={`${original}`}>{original ? messages.showTranslation : messages.showOriginal}</span>
        </button>
      )}
    </div>
  )
}
