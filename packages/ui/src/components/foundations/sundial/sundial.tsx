import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const sundial = /* @__PURE__ */ cva(
  'ui:shrink-0 ui:overflow-visible ui:fill-none ui:stroke-current ui:[stroke-linecap:round] ui:[&>*]:[vector-effect:non-scaling-stroke]',
  {
    variants: {
      /** `small` beside a kicker, `medium` beside a quote, `large` as an ornament of its own. */
      size: {
        small: 'ui:h-[1.125rem] ui:w-8',
        medium: 'ui:h-7 ui:w-[3.125rem]',
        large: 'ui:h-auto ui:w-full ui:max-w-[36rem]',
      },
    },
    defaultVariants: { size: 'small' },
  },
)

/** The hour lines of the sundial, 6 to 18. */
const HOURS = Array.from({ length: 13 }, (_, index) => index + 6)

/** The SVG transform that turns the line of noon to another hour. */
const rotateTo = (hour: number) => `rotate(${(hour - 12) * 15} 16 16.5)`

export interface SundialProps extends ComponentProps<'svg'>, VariantProps<typeof sundial> {
  /**
   * The hour that the ray shows, 0 to 24, with fractions. At 12 the ray points up, and each hour turns it by 15
   * degrees. @default no ray
   */
  hour?: number | undefined
  /** Turns the ray through the day while something loads. Put a text that says so beside the sundial. @default false */
  loading?: boolean | undefined
}

/**
 * The ornament of the design: a small sundial, an arch with one ray that points to an hour. The size `large` also has
 * all hour lines. The sundial is decorative and hidden from screen readers. Under reduced motion the loading ray stays
 * at noon.
 */
export function Sundial({ hour, size = 'small', loading = false, className, ...props }: SundialProps) {
  return (
    <svg
      data-slot="ui-sundial"
      data-state={loading ? 'loading' : 'still'}
      viewBox="0 0 32 18"
      aria-hidden="true"
      {...props}
      className={cn(sundial({ size }), className)}
    >
      <path data-slot="ui-sundial-arch" className="ui:stroke-1" d="M2 16.5a14 14 0 0 1 28 0" />
      {size === 'large' &&
        HOURS.map((line) => (
          <line
            key={line}
            data-slot="ui-sundial-hour"
            className="ui:stroke-1 ui:opacity-40"
            x1="16"
            y1={line % 6 === 0 ? 14.5 : 12.5}
            x2="16"
            y2={line % 3 === 0 ? 2.5 : 4}
            transform={rotateTo(line)}
          />
        ))}
      {(loading || hour !== undefined) && (
        <line
          data-slot="ui-sundial-ray"
          className={cn(
            'ui:stroke-[1.75]',
            loading && 'ui:motion-safe:animate-[ui-day-passes_4s_ease-in-out_infinite]',
          )}
          x1="16"
          y1="16.5"
          x2="16"
          y2="4.5"
          transform={rotateTo(hour ?? 12)}
        />
      )}
    </svg>
  )
}
