'use client'

import { type ButtonHTMLAttributes, forwardRef } from 'react'
import { composeHandlers } from '../compose-handlers'
import { useReviewsMessages } from '../review-display-options'

const ICONS = {
  pause: 'M5.5 3v10M10.5 3v10',
  play: 'M4.5 3v10l8-5z',
  previous: 'M15 8H1.5m5-5-5 5 5 5',
  next: 'M1 8h13.5m-5-5 5 5-5 5',
}

export type ReviewsCarouselButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'>

interface IconButtonProps extends ReviewsCarouselButtonProps {
  /** The icon, which is also the name of the message that labels the button. */
  icon: keyof typeof ICONS
  onPress: () => void
}

/** A button with an icon. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, onPress, ...props },
  ref,
) {
  const messages = useReviewsMessages()
  return (
    <button
      ref={ref}
      type="button"
      data-slot="reviews-button"
      data-icon={icon}
      aria-label={messages[icon]}
      {...props}
      {...composeHandlers(props, { onClick: onPress })}
    >
      <svg data-slot="reviews-icon" viewBox="0 0 16 16" aria-hidden="true">
        <path d={ICONS[icon]} />
      </svg>
    </button>
  )
})
