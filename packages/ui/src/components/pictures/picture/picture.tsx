'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { cn } from '../../../lib/cn'

export interface PictureSource {
  /** The MIME type of the image files: `image/avif`. */
  type: string
  /** The image files with their widths: `/a-480.avif 480w, /a-960.avif 960w`. */
  srcSet: string
  /** The media query for files that show a different crop, for example `(width < 48rem)`. */
  media?: string | undefined
  /** The intrinsic width of files that show a different crop, px. */
  width?: number | undefined
  /** The intrinsic height of files that show a different crop, px. */
  height?: number | undefined
}

/** The files of a picture, as `@meridiana/ui/vite` imports them. */
export interface PictureFiles {
  /** The image file for browsers that support none of the sources. */
  src: string
  /** The intrinsic width of the picture, px: the page reserves the space before the file loads. */
  width: number
  /** The intrinsic height of the picture, px. */
  height: number
  /** The same picture in better formats and several widths. The browser takes the first source that it supports. */
  sources?: readonly PictureSource[] | undefined
  /**
   * A copy of a few pixels as `data:` URL, shown blurred until the picture has loaded. The page's
   * Content-Security-Policy must allow `data:`.
   */
  preview?: string | undefined
  /** The part of the picture that a crop keeps. @default 'centre' */
  focus?: 'centre' | 'top' | 'right' | undefined
  /** Other files of the same picture, tried in order after a failure. If all files fail, the text of `alt` is shown. */
  fallbacks?: readonly string[] | undefined
}

/**
 * A picture: its files and its text. Every prop `picture`, and each item of a prop `pictures`, has this type. A prop
 * that takes an element instead, such as a `Picture.Root` or an image of a framework, is `media`.
 */
export interface PictureData extends PictureFiles {
  /** The alternative text; `""` for a decorative picture. */
  alt: string
}

const frame = /* @__PURE__ */ cva('ui:paper-frame ui:relative ui:block ui:overflow-hidden', {
  variants: {
    /** The part of the picture that stays visible when its frame is narrower. */
    focus: {
      centre: 'ui:object-center',
      top: 'ui:object-[50%_30%]',
      right: 'ui:object-[70%_50%]',
    },
  },
  defaultVariants: { focus: 'centre' },
})

export interface PictureProps extends PictureData, Omit<ComponentProps<'span'>, 'children'> {
  /** The layout width, which the browser uses to choose a file: `(width < 48rem) 100vw, 50vw`. @default '100vw' */
  sizes?: string | undefined
  /**
   * True for a picture that is visible without scrolling: it loads at once and with high priority. @default false,
   * which loads the picture lazily
   */
  priority?: boolean | undefined
}

/**
 * An image in a frame that reserves its space. `className` applies to the frame (an aspect ratio, a height), and the
 * image fills the frame. The image loads lazily, in the best format and width, and shows its preview until then.
 */
function PictureRoot({
  src,
  width,
  height,
  sources,
  preview,
  focus,
  alt,
  sizes,
  priority,
  fallbacks,
  className,
  ...props
}: PictureProps) {
  const files = { src, width, height, sources, preview, alt, sizes, priority, fallbacks }
  return (
    <span data-slot="ui-picture" {...props} className={cn(frame({ focus }), className)}>
      {/* What has loaded or failed belongs to one picture. */}
      <PictureImage key={src} {...files} />
    </span>
  )
}

/** Waits until the browser can paint an image that has loaded. */
const decode = (image: HTMLImageElement) => image.decode().catch(() => {})

/** The image in the frame, with what is shown before it has loaded and after all of its files have failed. */
function PictureImage({
  src,
  width,
  height,
  sources = [],
  preview,
  alt,
  sizes = '100vw',
  priority = false,
  fallbacks = [],
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null)
  const [isLoaded, setIsLoaded] = useState(false)
  const [failures, setFailures] = useState(0)
  /** The file that the browser has chosen from the sources and loaded. */
  const [chosen, setChosen] = useState<string>()
  // Before the first failure of a picture with sources the browser chooses the file. When a larger one fails, which it
  // has chosen because `sizes` has changed, the file before is still there.
  const files = [...(sources.length > 0 ? [undefined] : []), ...(chosen ? [chosen] : []), src, ...fallbacks]
  const isMissing = failures >= files.length
  const candidate = files[Math.min(failures, files.length - 1)]

  const onLoad = (img: HTMLImageElement) => {
    if (candidate === undefined) setChosen(img.currentSrc)
    decode(img).then(() => setIsLoaded(true))
  }

  // An image in the server's HTML may have loaded or failed before React attached its handlers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what happened before React
  useEffect(() => {
    const img = image.current
    if (!img?.currentSrc || !img.complete) return
    if (img.naturalWidth === 0) setFailures(1)
    else onLoad(img)
  }, [])

  return (
    <>
      {preview && !isLoaded && !isMissing && (
        <img
          data-slot="ui-picture-preview"
          src={preview}
          alt=""
          className="ui:absolute ui:inset-0 ui:size-full ui:scale-110 ui:object-cover ui:[object-position:inherit]"
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
          fetchPriority={priority ? 'high' : undefined}
          onLoad={({ currentTarget }) => onLoad(currentTarget)}
          onError={() => setFailures(failures + 1)}
          className={cn(
            'ui:relative ui:block ui:size-full ui:object-cover ui:[object-position:inherit]',
            isMissing && 'ui:opacity-0',
          )}
        />
      </picture>
      {isMissing && (
        // Screen readers read the `alt` of the transparent image.
        <span
          data-slot="ui-picture-missing"
          aria-hidden="true"
          className="ui:absolute ui:inset-0 ui:grid ui:place-content-center ui:bg-surface ui:p-4 ui:text-center ui:border ui:border-line ui:text-label ui:text-text"
        >
          {alt}
        </span>
      )}
    </>
  )
}

const arch = /* @__PURE__ */ cva(
  'ui:overflow-hidden ui:rounded-arch ui:[&>*]:size-full ui:[&>img]:object-cover',
  {
    variants: {
      /** The proportions: those of its child, or the same for all pictures of a page. @default 'own' */
      shape: { own: '', tall: 'ui:aspect-[4/5]', broad: 'ui:aspect-square ui:lg:aspect-[6/5]' },
    },
    defaultVariants: { shape: 'own' },
  },
)

export interface PictureArchProps extends ComponentProps<'div'>, VariantProps<typeof arch> {}

/**
 * A frame with an arched top: in the picture's own shape, or cropped `tall` or `broad`. Use it for at most one picture
 * of a page.
 */
function PictureArch({ shape, className, ...props }: PictureArchProps) {
  return <div data-slot="ui-picture-arch" {...props} className={cn(arch({ shape }), className)} />
}

/** A hairline border around a picture without a visible edge, such as a detail of an engraving. */
function PictureEdge({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="ui-picture-edge" {...props} className={cn('ui:border ui:border-line', className)} />
}

export { PictureArch as Arch, PictureEdge as Edge, PictureRoot as Root }
