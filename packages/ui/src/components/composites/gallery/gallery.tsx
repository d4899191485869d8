'use client'

import { cva } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, useEffect, useRef } from 'react'
import { useControllableState } from '../../../hooks/use-controllable-state'
import { useDirection } from '../../../hooks/use-direction'
import { useLazyModule } from '../../../hooks/use-lazy-module'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { isUnmodifiedClick } from '../../../lib/is-unmodified-click'
import * as Picture from '../../pictures/picture/picture'
import type { LightboxMessages } from '../lightbox/lightbox'
import { splitIntoGalleryRows } from './gallery-rows'

export interface GalleryProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The pictures, in their order. Each opens in the lightbox. */
  pictures: readonly Picture.PictureData[]
  /** Texts of the lightbox. */
  messages: LightboxMessages
  /**
   * Index of the picture that the lightbox shows. With `null`, or an index that no picture has, the lightbox is closed.
   * @default the component keeps it itself
   */
  index?: number | null | undefined
  /** Index of the picture that the lightbox shows at first, if the component keeps it itself. @default null */
  defaultIndex?: number | null | undefined
  /**
   * Called with the index of the picture when the visitor opens or changes a picture, and with `null` when the visitor
   * closes the lightbox. A change of picture is called in a transition.
   */
  onIndexChange?: ((index: number | null) => void) | undefined
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
export function Gallery({
  pictures,
  messages,
  index: prop,
  defaultIndex = null,
  onIndexChange,
  className,
  ...props
}: GalleryProps) {
  const first = useRef<HTMLLIElement>(null)
  const direction = useDirection(first)
  const links = useRef<(HTMLAnchorElement | null)[]>([])
  const [index, setIndex] = useControllableState(prop, defaultIndex, onIndexChange)
  const lightbox = useLazyModule(loadLightbox, index !== null, () => {
    setIndex(null)
    // Only if the visitor has pressed the link of the picture: then the link has the focus.
    const link = links.current.find((element) => element === document.activeElement)
    if (link) window.location.assign(link.href)
  })
  const places = splitIntoGalleryRows(pictures).flatMap((row) => PLACES[row.length] ?? [])

  // The lightbox returns the focus to the element that has it now. If none has it, because an address opens the picture,
  // that is the link of the picture.
  useEffect(() => {
    if (index !== null && document.activeElement === document.body) links.current[index]?.focus()
  }, [index])

  const open = (event: MouseEvent<HTMLElement>, place: number) => {
    if (!isUnmodifiedClick(event)) return
    event.preventDefault()
    // Safari does not focus a clicked link. The link is focused here, so that the lightbox can return the focus to it.
    event.currentTarget.focus()
    setIndex(place)
  }

  return (
    <>
      <ul
        data-slot="ui-gallery"
        {...props}
        {...composeHandlers(props, {
          // Until the lightbox has loaded, focus is on the link, and Escape cancels the opening.
          onKeyDown: ({ key }) => key === 'Escape' && setIndex(null),
        })}
        className={cn(grid, className)}
      >
        {pictures.map((picture, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a gallery may show the same file twice
            key={place}
            ref={place === 0 ? first : undefined}
            data-slot="ui-gallery-item"
            data-place={places[place]}
            className={item({ place: places[place] })}
          >
            <a
              ref={(element) => {
                links.current[place] = element
              }}
              href={picture.src}
              data-slot="ui-gallery-link"
              aria-haspopup="dialog"
              onClick={(event) => open(event, place)}
              className="ui:group/link ui:block ui:h-full ui:overflow-hidden ui:rounded-card ui:bg-line"
            >
              <Picture.Root
                {...picture}
                sizes={SIZES[places[place] ?? 'whole']}
                className="ui:size-full ui:transition-[scale] ui:duration-slide ui:ease-sun ui:motion-safe:group-hover/link:scale-[1.03] ui:group-hover/link:opacity-[calc(1-var(--ui-opacity-hover))] ui:group-active/link:opacity-[calc(1-var(--ui-opacity-pressed))]"
              />
            </a>
          </li>
        ))}
      </ul>
      {lightbox && (
        <lightbox.Lightbox
          pictures={pictures}
          index={index}
          onIndexChange={setIndex}
          messages={messages}
          // The lightbox is a child of `<body>`, outside a `dir` around the gallery.
          dir={direction}
        />
      )}
    </>
  )
}
