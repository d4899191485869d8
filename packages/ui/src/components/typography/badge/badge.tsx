import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const badge = /* @__PURE__ */ cva(
  'ui:inline-flex ui:pill-6 ui:w-fit ui:items-center ui:border ui:px-2.5 ui:py-0.5 ui:font-text ui:text-[0.8125rem] ui:font-label ui:tracking-(--ui-label-tracking)',
  {
    variants: {
      /** How loud the badge is. @default 'plain' */
      tone: {
        plain: 'ui:border-line ui:text-quiet',
        accent: 'ui:border-accent ui:bg-accent ui:text-on-accent',
        strong: 'ui:border-text ui:bg-text ui:text-surface',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
)

export interface BadgeProps extends ComponentProps<'span'>, VariantProps<typeof badge> {}

/**
 * A short label for the state or the kind of an item. `plain` is neutral, `accent` draws attention, `strong` marks the
 * current state. The text must be clear without the colour of the tone.
 */
export function Badge({ tone, className, ...props }: BadgeProps) {
  return <span data-slot="ui-badge" {...props} className={cn(badge({ tone }), className)} />
}
