import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

/**
 * A picture from edge to edge that moves slower than the page while it passes. Takes one `Picture.Root` as child, with
 * an empty `alt` where it only parts two sections. The movement is the style's alone: browsers without scroll-driven
 * animations and visitors who asked for less motion see the picture stand.
 */
export function ParallaxPicture({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="ui-parallax-picture" {...props} className={cn(className)} />
}
