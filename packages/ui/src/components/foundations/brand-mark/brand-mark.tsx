import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const HOURS = [-60, -30, 0, 30, 60]

const brandMark = /* @__PURE__ */ cva('ui:shrink-0', {
  variants: {
    size: { default: 'ui:h-[1.6875rem] ui:w-12', large: 'ui:h-[4.5rem] ui:w-32 ui:text-accent-text' },
  },
  defaultVariants: { size: 'default' },
})

export interface BrandMarkProps extends ComponentProps<'svg'>, VariantProps<typeof brandMark> {}

/**
 * The logo mark: a fan of hour lines under an arch. The mark is decorative and hidden from screen readers, because the
 * brand's name is beside it. The size `large` has the accent colour.
 */
export function BrandMark({ size, className, ...props }: BrandMarkProps) {
  return (
    <svg
      data-slot="ui-brand-mark"
      viewBox="0 0 48 27"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.25"
      strokeLinecap="round"
      aria-hidden="true"
      {...props}
      className={cn(brandMark({ size }), className)}
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
