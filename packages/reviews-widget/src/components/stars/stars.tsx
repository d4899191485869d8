import { forwardRef, type SVGProps } from 'react'
import type { Words } from '../../locales/words'
import { useWords, writeRating } from '../display'

const STAR = 'm10 1.6 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L1.5 7.8l5.9-.8z'

const row = [0, 20, 40, 60, 80].map((x) => <path key={x} d={STAR} transform={`translate(${x})`} />)

export interface StarsProps extends SVGProps<SVGSVGElement> {
  /** 1 to 5; a fraction fills a part of a star. */
  rating: number
  words?: Words
}

/** A rating as five stars, read out as “4.8 out of 5 stars”. */
export const Stars = /* @__PURE__ */ forwardRef<SVGSVGElement, StarsProps>(function Stars(
  { rating, words: own, ...props },
  ref,
) {
  const words = useWords(own)
  return (
    <svg
      ref={ref}
      data-slot="rw-stars"
      role="img"
      aria-label={words.stars(writeRating(rating, words))}
      viewBox="0 0 100 20"
      {...props}
    >
      {row}
      {/* A nested svg clips what does not fit into its width. */}
      <svg data-slot="rw-stars-filled" width={rating * 20} height="20" aria-hidden="true">
        {row}
      </svg>
    </svg>
  )
})
