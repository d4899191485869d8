import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/**
 * A full-width picture that moves slower than the page while the visitor scrolls. The child is one `Picture.Root`, with
 * an empty `alt` if the picture only separates two sections. Under reduced motion, and in browsers without
 * scroll-driven animations, the picture does not move.
 */
export function ParallaxPicture({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-parallax-picture"
      {...props}
      className={cn(
        // `clip`, because `hidden` overflow creates a scroll container. The animation would then follow the scroll
        // position of the container, which never scrolls, and not of the page.
        'ui:h-[clamp(16rem,50vw,44rem)] ui:w-full ui:overflow-clip ui:bg-scrim ui:[view-timeline:--ui-parallax]',
        className,
      )}
    />
  )
}
