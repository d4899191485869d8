import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'

export interface BannerProps extends ComponentProps<'section'> {
  /**
   * A `Picture.Root`, or a `ParallaxPicture` around one; its `focus` says what the crop keeps. Without one the words
   * stand on the dark ground.
   */
  picture?: ReactNode
  /**
   * `opening` begins a page: most of the window, its words low, its top shaded for a `Header` whose `hero` is the
   * banner's `id`. `band` stands between two sections, its words in the middle.
   * @default 'band'
   */
  size?: 'opening' | 'band'
  /** Stands at the top of an opening, apart from the words: a `BackLink`. */
  back?: ReactNode
}

/**
 * A picture from edge to edge, and words, as children, on its shaded side: a kicker, a heading, a text, a link. A
 * `CardLink` among them makes the whole banner the link.
 */
export function Banner({ picture, size = 'band', back, className, children, ...props }: BannerProps) {
  return (
    <section
      data-slot="ui-banner"
      data-size={size}
      data-scheme="night"
      {...props}
      className={cn('ui:bg-surface ui:text-text', className)}
    >
      {picture && <div data-slot="ui-banner-picture">{picture}</div>}
      <div data-slot="ui-banner-content">
        {back}
        <div data-slot="ui-banner-words">{children}</div>
      </div>
    </section>
  )
}
