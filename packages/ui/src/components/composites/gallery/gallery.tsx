'use client'

import { type ComponentProps, type MouseEvent, useState } from 'react'
import { useLazyModule } from '../../../hooks/use-lazy-module'
import { cn } from '../../../lib/cn'
import { isPlainPress } from '../../../lib/is-plain-press'
import * as Picture from '../../pictures/picture/picture'
import type { LightboxImage, LightboxMessages } from '../lightbox/lightbox'
import { galleryRows } from './gallery-rows'

export interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  images: readonly LightboxImage[]
  /** What the lightbox says. */
  messages: LightboxMessages
}

const loadLightbox = () => import('../lightbox/lightbox')

/** The places of a row, by how many pictures it holds. */
const PLACES: Record<number, readonly string[]> = {
  1: ['whole'],
  2: ['half', 'half'],
  3: ['large', 'stacked', 'stacked'],
  4: ['quarter', 'quarter', 'quarter', 'quarter'],
}

/** How wide a place is laid out, for the choice among a picture's widths. */
const SIZES: Record<string, string> = {
  whole: '100vw',
  half: '(width < 48rem) 100vw, 50vw',
  large: '(width < 48rem) 100vw, 66vw',
  stacked: '(width < 48rem) 50vw, 33vw',
  quarter: '(width < 48rem) 50vw, 25vw',
}

/**
 * Pictures in rows of 3, 4, 2: a row of three is a large one beside two stacked, two or four share the width. On a
 * phone large pictures take the width and the others stand in pairs. A press opens the lightbox at that picture;
 * without script, or in a new tab, each is a link to its file. Name the list with `aria-label`. The code of the
 * lightbox comes once a guest does anything on the page.
 */
export function Gallery({ images, messages, className, ...props }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const lightbox = useLazyModule(loadLightbox, openAt !== null)
  const places = galleryRows(images).flatMap((row) => PLACES[row.length] ?? [])

  const open = (event: MouseEvent<HTMLElement>, at: number) => {
    if (!isPlainPress(event)) return
    event.preventDefault()
    // Safari does not focus a link that is pressed, and the lightbox gives the focus back to where it was.
    event.currentTarget.focus()
    setOpenAt(at)
  }

  return (
    <>
      <ul
        data-slot="ui-gallery"
        {...props}
        onKeyDown={(event) => {
          props.onKeyDown?.(event)
          // While the lightbox is on its way the focus is here still.
          if (event.key === 'Escape') setOpenAt(null)
        }}
        className={cn(className)}
      >
        {images.map(({ alt, ...image }, at) => (
          <li key={image.src} data-slot="ui-gallery-item" data-place={places[at]}>
            <a
              href={image.src}
              data-slot="ui-gallery-link"
              aria-haspopup="dialog"
              onClick={(event) => open(event, at)}
            >
              <Picture.Root
                {...image}
                alt={alt}
                sizes={SIZES[places[at] ?? 'whole']}
                className="ui:size-full"
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox && (
        <lightbox.Lightbox
          images={images}
          openAt={openAt}
          onClose={() => setOpenAt(null)}
          messages={messages}
        />
      )}
    </>
  )
}
