import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'

const HOURS = [-60, -30, 0, 30, 60]

/** The mark: a sundial's fan of hour lines under an arch. Decorative; the brand's name stands beside it. */
export function Mark({ className, ...props }: ComponentProps<'svg'>) {
  return (
    <svg
      data-slot="mark"
      viewBox="0 0 48 27"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
      className={cn('ui:h-[1.6875rem] ui:w-12 ui:shrink-0', className)}
    >
      <path d="M2 25a22 22 0 0 1 44 0" />
      {HOURS.map((angle) => (
        <line
          key={angle}
          x1="24"
          y1="25"
          x2="24"
          y2={angle === 0 ? 1 : 4.5}
          transform={`rotate(${angle} 24 25)`}
        />
      ))}
    </svg>
  )
}
