'use client'

import type { HTMLAttributes } from 'react'
import { formatMessage } from '../../core'
import { useReviewDisplayOptions } from '../review-display-options'

/**
 * The platform of a review: a map pin, and optionally the platform's name. The platform's logo is a trade mark and is
 * not used.
 */
export function ReviewPlatform(props: HTMLAttributes<HTMLSpanElement>) {
  const { messages, logoVariant = 'icon' } = useReviewDisplayOptions()
  if (logoVariant === 'none') return null
  const label = formatMessage(messages.postedOn, { platform: messages.platform })
  return (
    <span
      data-slot="reviews-platform"
      data-variant={logoVariant}
      title={label}
      {...(logoVariant === 'icon' && { role: 'img', 'aria-label': label })}
      {...props}
    >
      <svg data-slot="reviews-platform-icon" viewBox="0 0 16 20" aria-hidden="true">
        <path d="M8 1a6.5 6.5 0 0 0-6.5 6.6C1.5 12.3 8 19 8 19s6.5-6.7 6.5-11.4A6.5 6.5 0 0 0 8 1ZM8 5.2a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 1 1 0-4.6Z" />
      </svg>
      {logoVariant === 'full' && messages.platform}
    </span>
  )
}
