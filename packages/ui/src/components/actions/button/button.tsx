import { Slot } from '@radix-ui/react-slot'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

const button = /* @__PURE__ */ cva(
  'ui:relative ui:isolate ui:inline-flex ui:items-center ui:justify-center ui:min-w-0 ui:gap-2 ui:border ui:text-center ui:font-text ui:text-label ui:font-label ui:transition-[color] ui:duration-hover ui:print:hidden',
  {
    variants: {
      /** How loud the button is: one `solid` button per view, for the main action. */
      variant: {
        solid:
          'ui:border-accent ui:bg-accent ui:text-on-accent ui:hover:text-on-accent-hover ui:active:text-on-accent-hover',
        outline: 'ui:border-current ui:text-text',
      },
      /** The height: `default` in a page, `compact` in the header and in a card. @default 'default' */
      size: {
        default: 'ui:pill-control ui:px-control-padding ui:py-3',
        compact: 'ui:pill-11 ui:px-4 ui:py-2 ui:sm:px-5',
      },
    },
    defaultVariants: { variant: 'solid', size: 'default' },
  },
)

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof button> {
  /** Renders the single child instead of a `<button>`, so that a link can look like one. @default false */
  asChild?: boolean | undefined
}

/** A button that starts an action. Use `asChild` around a link that only navigates. Buttons are not printed. */
export function Button({ variant = 'solid', size, asChild = false, className, ...props }: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="ui-button"
      data-variant={variant}
      {...(asChild ? {} : { type: 'button' as const })}
      {...props}
      className={cn(button({ variant, size }), className)}
    />
  )
}
