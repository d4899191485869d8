'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../../../lib/cn'

export interface PictureSource {
  /** The format: `image/avif`. */
  type: string
  /** The files with their widths: `/a-480.avif 480w, /a-960.avif 960w`. */
  srcSet: string
  /** When this source is meant, for another crop on narrow screens: `(width < 48rem)`. */
  media?: string
  /** Own size in px, where another crop has another shape. */
  width?: number
  height?: number
}

/** A picture as data: what a property's pictures are described by, once for each. */
export interface PictureData {
  /** The file for browsers that read none of the sources. */
  src: string
  /** Own width in px, so that the page keeps the room. */
  width: number
  /** Own height in px. */
  height: number
  /** The same picture in better formats and several widths; the browser takes the first that it reads. */
  sources?: readonly PictureSource[]
  /** A copy of a few pixels as `data:` URL, seen blurred until the picture is there. The page's policy must allow it. */
  preview?: string
  /** The part that a crop keeps. @default 'centre' */
  focus?: 'centre' | 'top' | 'right'
}

const frame = /* @__PURE__ */ cva('ui:relative ui:block ui:overflow-hidden', {
  variants: {
    focus: {
      centre: 'ui:object-center',
      top: 'ui:object-[50%_30%]',
      right: 'ui:object-[70%_50%]',
    },
  },
  defaultVariants: { focus: 'centre' },
})

export interface PictureProps extends PictureData, Omit<ComponentProps<'span'>, 'children'> {
  /** What is seen, for those who cannot; `""` for a picture that only decorates. */
  alt: string
  /** How wide the picture is laid out, for the choice among widths: `(width < 48rem) 100vw, 50vw`. @default '100vw' */
  sizes?: string
  /** The picture of the first view: asked for first, never lazily. @default false */
  priority?: boolean
  /** Other files of the same picture, tried in turn when one does not load. When none does, `alt` is read in its room. */
  fallbacks?: readonly string[]
}

/**
 * An image in a frame that keeps its room: the frame takes `className` (an aspect ratio, a height), the image fills it.
 * It is fetched when it comes near, in the best format and width, and its preview is seen until then.
 */
function PictureRoot({
  src,
  width,
  height,
  sources = [],
  preview,
  focus,
  alt,
  sizes = '100vw',
  priority = false,
  fallbacks = [],
  className,
  ...props
}: PictureProps) {
  const { image, candidate, next } = useCandidates([src, ...fallbacks], sources.length > 0)
  return (
    <span data-slot="ui-picture" {...props} className={cn(frame({ focus }), className)}>
      {preview && (
        <img
          data-slot="ui-picture-preview"
          src={preview}
          alt=""
          className="ui:absolute ui:inset-0 ui:size-full ui:scale-110 ui:object-cover ui:[object-position:inherit] ui:blur-md"
        />
      )}
      <picture className="ui:contents ui:[object-position:inherit]">
        {candidate === undefined &&
          sources.map((source) => <source key={source.srcSet} {...source} sizes={sizes} />)}
        <img
          ref={image}
          data-slot="ui-picture-image"
          src={candidate ?? src}
          alt={alt}
          width={width}
          height={height}
          decoding={priority ? 'sync' : 'async'}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'auto'}
          onError={next}
          className="ui:relative ui:block ui:size-full ui:object-cover ui:[object-position:inherit]"
        />
      </picture>
    </span>
  )
}

/** The file to show instead of the sources, once something did not load; the last one stays. */
function useCandidates(files: string[], hasSources: boolean) {
  const image = useRef<HTMLImageElement>(null)
  const [failures, setFailures] = useState(0)
  const place = hasSources ? failures - 1 : failures
  const next = () => setFailures((before) => before + 1)

  // A picture in the page as it was served may have failed before anybody listened.
  useEffect(() => {
    const img = image.current
    if (img?.currentSrc && img.complete && img.naturalWidth === 0) setFailures((before) => before + 1)
  }, [])

  return { image, candidate: place < 0 ? undefined : files[Math.min(place, files.length - 1)], next }
}

const arch = /* @__PURE__ */ cva(
  'ui:overflow-hidden ui:rounded-arch ui:[&>[data-slot=ui-picture]]:size-full ui:[&>img]:size-full ui:[&>img]:object-cover',
  {
    variants: {
      shape: { own: '', tall: 'ui:aspect-[4/5]', broad: 'ui:aspect-square ui:lg:aspect-[6/5]' },
    },
    defaultVariants: { shape: 'own' },
  },
)

export interface PictureArchProps extends ComponentProps<'div'>, VariantProps<typeof arch> {}

/** The signature: one picture of a page under an arched top; in its own shape, or cut `tall` or `broad`. */
function PictureArch({ shape, className, ...props }: PictureArchProps) {
  return <div data-slot="ui-picture-arch" {...props} className={cn(arch({ shape }), className)} />
}

/** A hairline around a picture that brings no edge of its own, as a detail of an engraving. */
function PictureEdge({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="ui-picture-edge" {...props} className={cn('ui:border ui:border-line', className)} />
}

export { PictureRoot as Root, PictureArch as Arch, PictureEdge as Edge }
