import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const text = /* @__PURE__ */ cva(
  'ui:font-text ui:max-w-[min(100%,var(--ui-measure))] ui:text-pretty ui:wrap-break-word',
  {
    variants: {
      size: { lead: 'ui:text-lead ui:print:text-body', body: 'ui:text-body', label: 'ui:text-label' },
      tone: { full: '', quiet: 'ui:text-quiet' },
    },
    defaultVariants: { size: 'body', tone: 'full' },
  },
)

export interface TextProps extends ComponentProps<'p'>, VariantProps<typeof text> {}

/** A paragraph with lines of at most `--ui-measure`, 58 characters. */
export function Text({ size, tone, className, ...props }: TextProps) {
  return <p data-slot="ui-text" {...props} className={cn(text({ size, tone }), className)} />
}
