import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'

const dial = /* @__PURE__ */ cva('ui:shrink-0 ui:overflow-visible', {
  variants: {
    size: { sign: 'ui:h-[1.125rem] ui:w-8', figure: 'ui:h-auto ui:w-full ui:max-w-[36rem]' },
  },
  defaultVariants: { size: 'sign' },
})

export interface DialProps extends ComponentProps<'svg'>, VariantProps<typeof dial> {
  /** The hour that the ray tells, 0 to 24, fractions allowed: 12 is straight up, 15 degrees an hour. None, no ray. */
  hour?: number
}

/** The house's one ornament: an arch with a single ray that tells the hour. Decorative, hidden from readers. */
export function Dial({ hour, size, className, ...props }: DialProps) {
  return (
    <svg
      data-slot="dial"
      viewBox="0 0 32 18"
      aria-hidden="true"
      {...props}
      className={cn(dial({ size }), className)}
    >
      <path data-slot="dial-arch" d="M2 16.5a14 14 0 0 1 28 0" />
      {hour !== undefined && (
        <line
          data-slot="dial-ray"
          x1="16"
          y1="16.5"
          x2="16"
          y2="4.5"
          transform={`rotate(${(hour - 12) * 15} 16 16.5)`}
        />
      )}
    </svg>
  )
}
