import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import type { Scheme } from '../section/section'

export interface FeatureProps extends ComponentProps<'section'> {
  /** A `Picture.Root`. On small screens it stands above the words, four by three. */
  picture: ReactNode
  /** The edge of the window that the picture reaches, where there is room beside it. @default 'left' */
  side?: 'left' | 'right'
  /** @default 'night' */
  scheme?: Scheme
}

/** A section that is half picture, up to the edge of the window, and half words, as children. */
export function Feature({
  picture,
  side = 'left',
  scheme = 'night',
  className,
  children,
  ...props
}: FeatureProps) {
  return (
    <section
      data-slot="ui-feature"
      data-scheme={scheme}
      data-side={side}
      {...props}
      className={cn('ui:bg-surface ui:text-text', className)}
    >
      <div data-slot="ui-feature-picture">{picture}</div>
      <div data-slot="ui-feature-words">{children}</div>
    </section>
  )
}
