import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const dial = /* @__PURE__ */ cva('ui:shrink-0 ui:overflow-visible', {
  variants: {
    size: {
      sign: 'ui:h-[1.125rem] ui:w-8',
      mark: 'ui:h-7 ui:w-[3.125rem]',
      figure: 'ui:h-auto ui:w-full ui:max-w-[36rem]',
    },
  },
  defaultVariants: { size: 'sign' },
})

/** From six in the morning to six in the evening: the hours that a sundial knows. */
const HOURS = Array.from({ length: 13 }, (_, at) => at + 6)

/** Turns a line that stands at noon to its hour. */
const turnTo = (hour: number) => `rotate(${(hour - 12) * 15} 16 16.5)`

export interface DialProps extends ComponentProps<'svg'>, VariantProps<typeof dial> {
  /** The hour that the ray tells, 0 to 24, fractions allowed: 12 is straight up, 15 degrees an hour. None, no ray. */
  hour?: number
  /** Something is on its way: the ray sweeps over the day, slowly. Say so in words beside it. @default false */
  loading?: boolean
}

/**
 * The house's one ornament: an arch with a single ray that tells the hour. As a `figure` it is a whole sundial with its
 * hour lines. Decorative, hidden from readers.
 */
export function Dial({ hour, size = 'sign', loading = false, className, ...props }: DialProps) {
  return (
    <svg
      data-slot="ui-dial"
      data-state={loading ? 'loading' : 'still'}
      viewBox="0 0 32 18"
      aria-hidden="true"
      {...props}
      className={cn(dial({ size }), className)}
    >
      <path data-slot="ui-dial-arch" d="M2 16.5a14 14 0 0 1 28 0" />
      {size === 'figure' &&
        HOURS.map((each) => (
          <line
            key={each}
            data-slot="ui-dial-hour"
            x1="16"
            y1={each % 6 === 0 ? 14.5 : 12.5}
            x2="16"
            y2={each % 3 === 0 ? 2.5 : 4}
            transform={turnTo(each)}
          />
        ))}
      {(loading || hour !== undefined) && (
        <line data-slot="ui-dial-ray" x1="16" y1="16.5" x2="16" y2="4.5" transform={turnTo(hour ?? 12)} />
      )}
    </svg>
  )
}
