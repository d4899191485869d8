import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const heading = /* @__PURE__ */ cva(
  'ui:font-display ui:font-heading ui:text-balance ui:[&_em]:accent-style ui:wrap-break-word ui:hyphens-auto ui:[hyphenate-limit-chars:8_4_4]',
  {
    variants: {
      /** How large the heading is, independent of its level. */
      size: { h1: 'ui:text-h1', h2: 'ui:text-h2', h3: 'ui:text-h3' },
    },
    defaultVariants: { size: 'h2' },
  },
)

export interface HeadingProps extends ComponentProps<'h2'>, VariantProps<typeof heading> {
  /** The element, chosen to fit the page's heading outline. The prop `size` sets the look. @default 'h2' */
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | undefined
}

/** A heading in the display typeface. An `<em>` inside it is set in italics. */
export function Heading({ as: Root = 'h2', size, className, ...props }: HeadingProps) {
  return <Root data-slot="ui-heading" {...props} className={cn(heading({ size }), className)} />
}
