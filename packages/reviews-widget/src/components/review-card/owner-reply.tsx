'use client'

import type { DetailsHTMLAttributes } from 'react'
import type { ReviewReply } from '../../core'
import { useReviewDisplayOptions } from '../review-display-options'

/** The owner's reply to a review, in a `<details>` that is closed at first. */
export function OwnerReply({
  reply,
  ...props
}: DetailsHTMLAttributes<HTMLDetailsElement> & { reply: ReviewReply }) {
  const { messages } = useReviewDisplayOptions()
  return (
    <details data-slot="reviews-reply" {...props}>
      <summary data-slot="reviews-reply-toggle">{messages.ownerReply}</summary>
      <p data-slot="reviews-reply-text" dir="auto">
        {reply.comment}
      </p>
    </details>
  )
}
