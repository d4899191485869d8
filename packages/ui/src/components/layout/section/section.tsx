import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/** The colour scheme of a section, from the lightest to the darkest. */
export type ColorScheme = 'light' | 'quiet' | 'band' | 'dark' | 'night'

const section = /* @__PURE__ */ cva('ui:bg-surface ui:text-text ui:px-gutter', {
  variants: {
    /** The space above and below the content. @default 'default' */
    space: {
      default: 'ui:py-section',
      compact: 'ui:py-[calc(var(--ui-section)*0.6)]',
      /** For the first section of a page without a hero, if `Header` is transparent and lies over it. */
      'below-header': 'ui:pt-[calc(var(--ui-section)+var(--ui-header-height))] ui:pb-section',
      bar: 'ui:py-[clamp(1.75rem,2.5vw,2.25rem)]',
    },
  },
  defaultVariants: { space: 'default' },
})

const content = /* @__PURE__ */ cva('ui:mx-auto ui:w-full', {
  variants: {
    /** The largest width of the content. @default 'default' */
    width: { default: 'ui:max-w-content', narrow: 'ui:max-w-[68rem]' },
  },
  defaultVariants: { width: 'default' },
})

export interface SectionProps
  extends ComponentProps<'section'>,
    VariantProps<typeof section>,
    VariantProps<typeof content> {
  /** The colour scheme. @default the scheme of the page */
  scheme?: ColorScheme | undefined
}

/**
 * A full-width section of a page: colour scheme, padding and content. The content is at most 90rem wide, or 68rem if
 * `width` is `narrow`. Name the section with `aria-labelledby`, the `id` of its `SectionTitle`.
 */
export function Section({ scheme, space, width, className, children, ...props }: SectionProps) {
  return (
    <section
      data-slot="ui-section"
      data-scheme={scheme}
      {...props}
      className={cn(section({ space }), className)}
    >
      <div data-slot="ui-section-content" className={content({ width })}>
        {children}
      </div>
    </section>
  )
}
