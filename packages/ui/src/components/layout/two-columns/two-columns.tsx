import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const twoColumns = /* @__PURE__ */ cva('ui:grid ui:grid-cols-1', {
  variants: {
    /** The widths of the columns. @default '5:6' */
    ratio: {
      '5:6': 'ui:md:grid-cols-[5fr_6fr] ui:print:grid-cols-[5fr_6fr]',
      '7:5': 'ui:md:grid-cols-[7fr_5fr] ui:print:grid-cols-2',
      '7:6': 'ui:md:grid-cols-[7fr_6fr] ui:print:grid-cols-[7fr_6fr]',
      '4:8': 'ui:md:grid-cols-[5fr_7fr] ui:lg:grid-cols-[4fr_8fr] ui:print:grid-cols-[4fr_8fr]',
    },
    /** Where the lower column stands beside the higher one. @default 'center' */
    align: { center: 'ui:md:items-center', start: 'ui:md:items-start', end: 'ui:md:items-end' },
    /** The distance between the columns. @default 'wide' */
    gap: {
      wide: 'ui:gap-x-(--ui-space-columns) ui:gap-y-(--ui-space-rows)',
      close: 'ui:gap-(--ui-space-columns-close)',
      /** `name` is for a short title beside its text. When the columns are stacked, this gap is smaller than `wide`. */
      name: 'ui:gap-x-(--ui-space-columns) ui:gap-y-(--ui-space-stack)',
    },
    /** The side of the first child in windows of 48rem or more. The widths of the columns stay the same. */
    first: { left: '', right: 'ui:md:[&>:first-child]:order-1 ui:print:[&>:first-child]:order-1' },
  },
  defaultVariants: { ratio: '5:6', align: 'center', gap: 'wide', first: 'left' },
})

export interface TwoColumnsProps extends ComponentProps<'div'>, VariantProps<typeof twoColumns> {}

/** Two columns of unequal width. They are stacked on small screens and side by side in print. */
export function TwoColumns({ ratio, align, gap, first, className, ...props }: TwoColumnsProps) {
  return (
    <div
      data-slot="ui-two-columns"
      {...props}
      className={cn(twoColumns({ ratio, align, gap, first }), className)}
    />
  )
}

// With `items-start` a long word would make a heading wider than the column, so `max-w-full` limits it.
const stack = /* @__PURE__ */ cva('ui:flex ui:min-w-0 ui:flex-col ui:[&>:is(h1,h2,h3,h4)]:max-w-full', {
  variants: {
    /** The side to which the children are aligned. @default 'start' */
    align: { start: 'ui:items-start', center: 'ui:items-center' },
    /** The distance between the children. @default 'default' */
    gap: { default: 'ui:gap-(--ui-space-stack)', wide: 'ui:gap-(--ui-space-stack-wide)' },
  },
  defaultVariants: { align: 'start', gap: 'default' },
})

export interface StackProps extends ComponentProps<'div'>, VariantProps<typeof stack> {}

/** A column with equal gaps, for kicker, heading, text and action. The gap `wide` is for a heading and its list. */
export function Stack({ align, gap, className, ...props }: StackProps) {
  return <div data-slot="ui-stack" {...props} className={cn(stack({ align, gap }), className)} />
}
