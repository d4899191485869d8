import { type HTMLAttributes, useState } from 'react'
import { type Review, truncate } from '../../core'
import { useDisplay } from '../display'

interface CommentProps extends HTMLAttributes<HTMLDivElement> {
  review: Review
  /** The id of the guest's name: it tells one “Read more” from the next. */
  describedBy: string
}

/** What the guest wrote, shortened until asked for, in translation or in the guest's own words. */
export function Comment({ review, describedBy, ...props }: CommentProps) {
  const {
    words,
    maxCharacters = 200,
    disableTranslation = false,
    readMoreLabel,
    readLessLabel,
  } = useDisplay({})
  const [expanded, setExpanded] = useState(false)
  const [original, setOriginal] = useState(disableTranslation)
  if (!review.comment) return null

  const text = original ? (review.originalComment ?? review.comment) : review.comment
  const short = truncate(text, maxCharacters)
  return (
    <div data-slot="rw-comment" data-state={expanded ? 'expanded' : 'collapsed'} {...props}>
      {/* The guest's language need not be the page's, nor its direction. */}
      <p data-slot="rw-text" dir="auto">
        {expanded ? text : short}
      </p>
      {short !== text && (
        <button
          type="button"
          data-slot="rw-action"
          aria-expanded={expanded}
          aria-describedby={describedBy}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? (readLessLabel ?? words.readLess) : (readMoreLabel ?? words.readMore)}
        </button>
      )}
      {review.originalComment && (
        <button
          type="button"
          data-slot="rw-action"
          aria-describedby={describedBy}
          onClick={() => setOriginal(!original)}
        >
          {original ? words.showTranslation : words.showOriginal}
        </button>
      )}
    </div>
  )
}
