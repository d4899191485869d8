import type { ComponentProps } from 'react'
import { cn } from '../lib/cn'

export interface PictureProps extends Omit<ComponentProps<'img'>, 'alt'> {
  src: string
  /** What is seen, for those who cannot; `""` for a picture that only decorates. */
  alt: string
  /** Own width in px, so that the page keeps the room. */
  width: number
  /** Own height in px. */
  height: number
  /** The picture of the first view: asked for first, never lazily. @default false */
  priority?: boolean
}

/** An image that keeps its room, is fetched when it comes near, and may wear the house's arch. */
function PictureRoot({ priority = false, className, alt, ...props }: PictureProps) {
  return (
    <img
      data-slot="picture"
      alt={alt}
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      {...props}
      className={cn('ui:h-auto ui:w-full ui:object-cover', className)}
    />
  )
}

/** The signature: one picture of a page under an arched top. */
function PictureArch({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="picture-arch"
      {...props}
      className={cn('ui:overflow-hidden ui:rounded-arch ui:[&>img]:size-full', className)}
    />
  )
}

export const Picture = { Root: PictureRoot, Arch: PictureArch }
