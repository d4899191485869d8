'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dialog from '@radix-ui/react-dialog'
import useEmblaCarousel from 'embla-carousel-react'
import { type ComponentProps, type CSSProperties, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useAfterFirstRender } from '../../../hooks/use-after-first-render'
import { useCloseIfHidden } from '../../../hooks/use-close-if-hidden'
import { useCloseOnBack } from '../../../hooks/use-close-on-back'
import { useReducedMotion } from '../../../hooks/use-reduced-motion'
import { useSelectedSlide } from '../../../hooks/use-selected-slide'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { formatMessage } from '../../../lib/format-message'
import { isActiveOrAdjacentSlide } from '../../../lib/is-active-or-adjacent-slide'
import { modalFadeClasses } from '../../../lib/modal-fade-classes'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { ColorScheme } from '../../layout/section/section'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'

export interface LightboxMessages {
  /** Heading and accessible name of the dialog. */
  title: string
  close: string
  previous: string
  next: string
  /** Accessible name of the list of thumbnails. */
  thumbnails: string
  /** Place of a picture, which screen readers read after its `alt`: `{place} of {count}`. The first place is 1. */
  position: string
}

export interface LightboxProps extends Omit<ComponentProps<typeof Dialog.Content>, 'children'> {
  /** The pictures. The `alt` of each is also its visible caption, so it must not be empty. */
  pictures: readonly PictureData[]
  /** Index of the picture that is shown first; `null` closes the lightbox. */
  openAt: number | null
  /** Called when the visitor closes the lightbox. */
  onClose: () => void
  messages: LightboxMessages
  /** The colour scheme. @default 'night' */
  scheme?: ColorScheme | undefined
}

/**
 * Shows one picture at a time over the whole screen, after the APG modal dialog pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). The arrows, the arrow keys, a swipe and the thumbnails
 * change the picture; the close button, Escape, the browser's Back and a press beside the picture close the lightbox,
 * and focus returns to the element that had focus before. A live region announces the picture and its place. A closed
 * lightbox renders nothing.
 */
export function Lightbox({ openAt: requestedOpenAt, onClose, ...props }: LightboxProps) {
  // Deferred, so that the browser answers the press first and React renders the lightbox in short tasks.
  const openAt = useDeferredValue(requestedOpenAt)
  useCloseOnBack(openAt !== null, onClose)
  return (
    <Dialog.Root open={openAt !== null} onOpenChange={(open) => open || onClose()}>
      {/* Without `container`, Radix would render the content in a second, synchronous pass. Undefined on the server. */}
      <Dialog.Portal container={globalThis.document?.body}>
        <LightboxContent openAt={openAt} onClose={onClose} {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const panel =
  'ui:fixed ui:inset-0 ui:z-(--ui-z-overlay) ui:grid ui:grid-rows-[auto_minmax(0,1fr)_auto_auto] ui:gap-4 ui:bg-surface ui:py-4 ui:text-text ui:md:py-6 ui:print:hidden'

/** Classes that show the picture uncropped, as large as fits the area around it. */
const stagePicture = 'ui:aspect-(--ratio) ui:w-[min(100cqi,100cqb*var(--ratio))]'

const thumbnails =
  'ui:flex ui:justify-center-safe ui:gap-2 ui:overflow-x-auto ui:overscroll-contain ui:px-gutter ui:py-1.5 ui:[scrollbar-width:none]'

/** The content of an open lightbox, mounted each time the lightbox opens, so that it starts at `openAt`. */
function LightboxContent({
  pictures,
  openAt,
  onClose,
  messages,
  scheme = 'night',
  ref,
  className,
  ...props
}: LightboxProps) {
  const [start, setStart] = useState(openAt ?? 0)
  const closeIfHidden = useCloseIfHidden(onClose)
  const opener = useRef<Element>(null)
  const reduced = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: start, duration: reduced ? 0 : 30 })
  const index = useSelectedSlide(embla, start)
  // The first render has one slide and no carousel engine.
  const isAfterFirstRender = useAfterFirstRender()

  /** Shows the next or the previous picture. Until there is an engine, it is the one that the engine will start at. */
  const move = (by: 1 | -1) => {
    if (!embla) setStart((before) => (before + by + pictures.length) % pictures.length)
    else if (by > 0) embla.scrollNext()
    else embla.scrollPrev()
  }

  return (
    <Dialog.Content
      data-slot="ui-lightbox"
      data-modal="screen"
      data-scheme={scheme}
      {...props}
      {...composeHandlers(props, {
        onOpenAutoFocus() {
          opener.current = document.activeElement
        },
        onCloseAutoFocus(event) {
          event.preventDefault()
          if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
        },
        onPointerDownOutside(event) {
          // The lightbox covers the page, so the press is in a modal above it: the question about cookies.
          event.preventDefault()
        },
        onKeyDown({ key }) {
          if (key === 'ArrowLeft') move(-1)
          if (key === 'ArrowRight') move(1)
        },
        onClick({ target }) {
          if (target instanceof Element && !target.closest('picture, button, p, h2')) onClose()
        },
      })}
      ref={useComposedRefs(ref, closeIfHidden)}
      className={cn(panel, modalFadeClasses, className)}
    >
      <div
        data-slot="ui-lightbox-bar"
        className="ui:flex ui:items-center ui:justify-between ui:gap-6 ui:px-gutter"
      >
        <Dialog.Title
          data-slot="ui-lightbox-title"
          className="ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style"
        >
          {messages.title}
        </Dialog.Title>
        <Dialog.Close asChild>
          <IconButton icon="close" aria-label={messages.close} />
        </Dialog.Close>
      </div>

      <div
        ref={isAfterFirstRender ? viewport : null}
        data-slot="ui-lightbox-viewport"
        className="ui:touch-pan-y ui:touch-pinch-zoom ui:overflow-hidden"
      >
        <div data-slot="ui-lightbox-slides" className="ui:flex ui:h-full">
          {pictures.map(
            (picture, slide) =>
              (isAfterFirstRender || slide === index) && (
                <div
                  key={picture.src}
                  data-slot="ui-lightbox-slide"
                  inert={slide !== index}
                  className="ui:min-w-0 ui:flex-[0_0_100%] ui:px-gutter"
                >
                  <div
                    data-slot="ui-lightbox-stage"
                    style={{ '--ratio': picture.width / picture.height } as CSSProperties}
                    className="ui:grid ui:h-full ui:place-items-center ui:[container-type:size]"
                  >
                    <Picture.Root
                      {...picture}
                      priority={isActiveOrAdjacentSlide(slide, index, pictures.length)}
                      className={stagePicture}
                    />
                  </div>
                </div>
              ),
          )}
        </div>
      </div>

      <div
        data-slot="ui-lightbox-foot"
        className="ui:flex ui:items-center ui:justify-between ui:gap-6 ui:px-gutter"
      >
        <Dialog.Description
          data-slot="ui-lightbox-caption"
          aria-live="polite"
          className="ui:font-text ui:text-label"
        >
          {pictures[index]?.alt}{' '}
          <span className="ui:block ui:text-quiet ui:whitespace-nowrap ui:md:ml-3 ui:md:inline">
            {formatMessage(messages.position, { place: index + 1, count: pictures.length })}
          </span>
        </Dialog.Description>
        {pictures.length > 1 && (
          <div data-slot="ui-lightbox-arrows" className="ui:flex ui:gap-2">
            <IconButton icon="arrow-left" aria-label={messages.previous} onClick={() => move(-1)} />
            <IconButton icon="arrow-right" aria-label={messages.next} onClick={() => move(1)} />
          </div>
        )}
      </div>

      {pictures.length > 1 && (
        <ul data-slot="ui-lightbox-thumbnails" aria-label={messages.thumbnails} className={thumbnails}>
          {pictures.map((picture, slide) => (
            <LightboxThumbnail
              key={picture.src}
              selected={slide === index}
              onClick={() => (embla ? embla.scrollTo(slide) : setStart(slide))}
            >
              {isAfterFirstRender && <Picture.Root {...picture} sizes="6rem" className="ui:size-full" />}
            </LightboxThumbnail>
          ))}
        </ul>
      )}
    </Dialog.Content>
  )
}

const thumbnail =
  'ui:block ui:aspect-4/3 ui:w-[clamp(3.5rem,6vw,5.5rem)] ui:opacity-55 ui:transition-opacity ui:duration-hover ui:ease-sun ui:hover:opacity-100 ui:focus-visible:opacity-100 ui:aria-[current]:opacity-100 ui:aria-[current]:outline ui:aria-[current]:outline-offset-3 ui:aria-[current]:outline-ray ui:aria-[current]:focus-visible:outline-2'

/** A button with a small picture. The selected button is scrolled into view. */
function LightboxThumbnail({ selected, ...props }: ComponentProps<'button'> & { selected: boolean }) {
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (selected) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [selected])

  return (
    <li data-slot="ui-lightbox-thumbnails-item" className="ui:shrink-0">
      <button
        ref={button}
        type="button"
        data-slot="ui-lightbox-thumbnail"
        aria-current={selected || undefined}
        {...props}
        className={thumbnail}
      />
    </li>
  )
}
