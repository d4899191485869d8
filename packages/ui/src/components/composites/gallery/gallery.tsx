'use client'

import { cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react'
import { useLazyModule } from '../../../hooks/use-lazy-module'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { isUnmodifiedClick } from '../../../lib/is-unmodified-click'
import * as Picture from '../../pictures/picture/picture'
import type { LightboxMessages } from '../lightbox/lightbox'
import { splitIntoGalleryRows } from './gallery-rows'

export interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  pictures: readonly Picture.PictureData[]
  /** Texts of the lightbox. */
  messages: LightboxMessages
  /**
   * Start of the fragments that link to the pictures: with `photo`, `#photo-3` opens the third picture in the lightbox,
   * and is in the address while that picture is shown. Each gallery of a page needs its own. @default no links
   */
  fragment?: string | undefined
}

const loadLightbox = () => import('../lightbox/lightbox')

type Place = 'whole' | 'half' | 'large' | 'stacked' | 'quarter'

/** The layout of each picture in a row, by the number of pictures in the row. */
const PLACES: Record<number, readonly Place[]> = {
  1: ['whole'],
  2: ['half', 'half'],
  3: ['large', 'stacked', 'stacked'],
  4: ['quarter', 'quarter', 'quarter', 'quarter'],
}

const SIZES: Record<Place, string> = {
  whole: '100vw',
  half: '(width < 48rem) 100vw, 50vw',
  large: '(width < 48rem) 100vw, 66vw',
  stacked: '(width < 48rem) 50vw, 33vw',
  quarter: '(width < 48rem) 50vw, 25vw',
}

const grid =
  'ui:grid ui:grid-cols-2 ui:gap-[clamp(0.5rem,1.1vw,1rem)] ui:md:grid-cols-12 ui:print:grid-cols-5'

const item = /* @__PURE__ */ cva(
  'ui:print:col-span-1 ui:print:row-span-1 ui:print:aspect-4/3 ui:print:nth-[n+6]:hidden',
  {
    variants: {
      place: {
        whole: 'ui:col-span-2 ui:aspect-3/2 ui:md:col-span-12 ui:md:aspect-2/1',
        half: 'ui:col-span-2 ui:aspect-3/2 ui:md:col-span-6',
        large: 'ui:col-span-2 ui:aspect-3/2 ui:md:col-span-8 ui:md:row-span-2 ui:md:aspect-8/5',
        // `contain: size` ignores the picture's own height, so the large picture alone sets the height of the row.
        stacked: 'ui:aspect-square ui:md:col-span-4 ui:md:aspect-auto ui:md:contain-size',
        quarter: 'ui:aspect-square ui:md:col-span-3',
      },
    },
  },
)

/**
 * Pictures in rows of 3, 4, 2: a row of three has a large picture beside two stacked ones, and the other rows have
 * equal widths. On a phone large pictures take the whole width and the others are two in a row. A click opens the
 * lightbox at that picture. Each picture is also a link to its file, for browsers without JavaScript, for new tabs, and
 * if the lightbox cannot be loaded. The code of the lightbox is imported on the visitor's first interaction with the
 * page. Name the list with `aria-label`.
 */
export function Gallery({ pictures, messages, fragment, className, ...props }: GalleryProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  const lightbox = useLazyModule(loadLightbox, openAt !== null, () => {
    const picture = openAt !== null && pictures[openAt]
    setOpenAt(null)
    if (picture) window.location.assign(picture.src)
  })
  const places = splitIntoGalleryRows(pictures).flatMap((row) => PLACES[row.length] ?? [])

  const count = pictures.length
  useEffect(() => {
    if (!fragment) return
    const openLinked = () => {
      const place = Number(location.hash.split(`#${fragment}-`)[1])
      if (!Number.isInteger(place) || place < 1 || place > count) return
      // The lightbox returns the focus to the picture.
      document.getElementById(location.hash.slice(1))?.focus()
      // The lightbox has an entry of its own in the history, and the page's entry must not open it again.
      history.replaceState(history.state, '', location.pathname + location.search)
      setOpenAt(place - 1)
    }
    openLinked()
    window.addEventListener('hashchange', openLinked)
    return () => window.removeEventListener('hashchange', openLinked)
  }, [fragment, count])

  const open = (event: MouseEvent<HTMLElement>, index: number) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    // Safari does not focus a clicked link. The link is focused here, so that the lightbox can return the focus to it.
    event.currentTarget.focus()
    setOpenAt(index)
  }

  return (
    <>
      <ul
        data-slot="ui-gallery"
        {...props}
        {...composeHandlers(props, {
          // Until the lightbox has loaded, focus is on the link, and Escape cancels the opening.
          onKeyDown: ({ key }) => key === 'Escape' && setOpenAt(null),
        })}
        className={cn(grid, className)}
      >
        {pictures.map((picture, index) => (
          <li
            key={picture.src}
            data-slot="ui-gallery-item"
            data-place={places[index]}
            className={item({ place: places[index] })}
          >
            <a
              id={fragment && `${fragment}-${index + 1}`}
              href={picture.src}
              data-slot="ui-gallery-link"
              aria-haspopup="dialog"
              onClick={(event) => open(event, index)}
              className="ui:group/link ui:block ui:h-full ui:overflow-hidden ui:rounded-card ui:bg-line"
            >
              <Picture.Root
                {...picture}
                sizes={SIZES[places[index] ?? 'whole']}
                className="ui:size-full ui:transition-[scale] ui:duration-slide ui:ease-sun ui:motion-safe:group-hover/link:scale-[1.03]"
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox && (
        <lightbox.Lightbox
          pictures={pictures}
          openAt={openAt}
          onClose={() => setOpenAt(null)}
          messages={messages}
          fragment={fragment}
        />
      )}
    </>
  )
}
