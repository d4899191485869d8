import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'

export interface MapFrameProps extends ComponentProps<'iframe'> {
  /** The accessible name of the embedded page. */
  title: string
}

/**
 * The frame of an embedded map, about as high as a `MapDrawing` with the question for consent below it. If it replaces
 * them, the content below hardly moves.
 */
export function MapFrame({ title, className, ...props }: MapFrameProps) {
  return (
    <iframe
      data-slot="ui-map-frame"
      loading="lazy"
      {...props}
      title={title}
      className={cn('ui:block ui:aspect-[4/7] ui:w-full ui:md:aspect-[5/4]', className)}
    />
  )
}
