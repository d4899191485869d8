import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const text = /* @__PURE__ */ cva('ui:font-text ui:text-pretty ui:wrap-break-word', {
  variants: {
    /** `lead` below a heading, `body` for running text, `label` for a line of facts. @default 'body' */
    size: { lead: 'ui:text-lead ui:print:text-body', body: 'ui:text-body', label: 'ui:text-label' },
    /** The colour: that of the text, or a quieter one. @default 'full' */
    tone: { full: '', quiet: 'ui:text-quiet' },
    /** The length of a line. `full` is for a line of facts, which is not read like prose. */
    width: { measure: 'ui:max-w-[min(100%,var(--ui-measure))]', full: 'ui:max-w-full' },
  },
  defaultVariants: { size: 'body', tone: 'full', width: 'measure' },
})

export interface TextProps extends ComponentProps<'p'>, VariantProps<typeof text> {}

/** A paragraph with lines of at most `--ui-measure`, 58 characters, or with the width `full` as long as they fit. */
export function Text({ size, tone, width, className, ...props }: TextProps) {
  return <p data-slot="ui-text" {...props} className={cn(text({ size, tone, width }), className)} />
}
