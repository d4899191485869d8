'use client'

import * as Dialog from '@radix-ui/react-dialog'
import useEmblaCarousel from 'embla-carousel-react'
import { type ComponentProps, type CSSProperties, useEffect, useRef, useState } from 'react'
import { useReducedMotion } from '../../../hooks/use-reduced-motion'
import { useSelectedSlide } from '../../../hooks/use-selected-slide'
import { cn } from '../../../lib/cn'
import { isAdjacent } from '../../../lib/is-adjacent'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'

/** A picture to look at: its `alt` is its caption too, so it must say what is seen. */
export type LightboxImage = PictureData & { alt: string }

export interface LightboxMessages {
  /** The dialog's name. */
  title: string
  close: string
  previous: string
  next: string
  /** The name of the strip of small pictures. */
  thumbnails: string
  /** The place of a picture: `2 of 6`. */
  position: (place: number, count: number) => string
}

export interface LightboxProps extends Omit<ComponentProps<typeof Dialog.Content>, 'children'> {
  images: readonly LightboxImage[]
  /** The picture that it opens at, from 0; `null` keeps it closed. */
  openAt: number | null
  onClose: () => void
  messages: LightboxMessages
}

/**
 * Shows pictures one at a time over the whole screen: a modal dialog (APG) with a slider that wraps. Arrows, arrow keys,
 * a swipe and the small pictures turn it; the close button, Escape and a press beside the picture close it, and focus
 * goes back to where it was. Each picture's name and place are announced. While closed, nothing of it is in the page.
 */
export function Lightbox({ openAt, onClose, ...props }: LightboxProps) {
  return (
    <Dialog.Root open={openAt !== null} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <LightboxContent openAt={openAt} onClose={onClose} {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Lives as long as the lightbox is seen, so each time it starts where it is told. */
function LightboxContent({ images, openAt, onClose, messages, className, ...props }: LightboxProps) {
  const [start] = useState(openAt ?? 0)
  const opener = useRef<Element>(null)
  const reduced = useReducedMotion()
  const [viewport, embla] = useEmblaCarousel({ loop: true, startIndex: start, duration: reduced ? 0 : 30 })
  const index = useSelectedSlide(embla, start)
  const position = (at: number) => messages.position(at + 1, images.length)

  return (
    <Dialog.Content
      data-slot="ui-lightbox"
      data-scheme="night"
      onOpenAutoFocus={() => {
        opener.current = document.activeElement
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault()
        if (opener.current instanceof HTMLElement) opener.current.focus()
      }}
      onKeyDown={({ key }) => {
        if (key === 'ArrowLeft') embla?.scrollPrev()
        if (key === 'ArrowRight') embla?.scrollNext()
      }}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('picture, button, p, h2')) onClose()
      }}
      {...props}
      className={cn('ui:fixed ui:inset-0 ui:z-40 ui:bg-surface ui:py-4 ui:text-text ui:md:py-6', className)}
    >
      <div data-slot="ui-lightbox-bar" className="ui:flex ui:items-center ui:justify-between ui:px-gutter">
        <Dialog.Title
          data-slot="ui-lightbox-title"
          className="ui:font-display ui:text-kicker ui:text-accent-text ui:italic"
        >
          {messages.title}
        </Dialog.Title>
        <Dialog.Close asChild>
          <IconButton icon="close" aria-label={messages.close} />
        </Dialog.Close>
      </div>

      <div ref={viewport} data-slot="ui-lightbox-viewport">
        <div data-slot="ui-lightbox-slides">
          {images.map(({ alt, ...image }, at) => (
            <div key={image.src} data-slot="ui-lightbox-slide" inert={at !== index}>
              <div
                data-slot="ui-lightbox-stage"
                style={{ '--ratio': image.width / image.height } as CSSProperties}
              >
                <Picture.Root {...image} alt={alt} priority={isAdjacent(at, index, images.length)} />
              </div>
            </div>
          ))}
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
          {images[index]?.alt}{' '}
          <span className="ui:block ui:text-quiet ui:whitespace-nowrap ui:md:ml-3 ui:md:inline">
            {position(index)}
          </span>
        </Dialog.Description>
        {images.length > 1 && (
          <div data-slot="ui-lightbox-arrows" className="ui:flex ui:gap-2">
            <IconButton
              icon="arrow-left"
              aria-label={messages.previous}
              onClick={() => embla?.scrollPrev()}
            />
            <IconButton icon="arrow-right" aria-label={messages.next} onClick={() => embla?.scrollNext()} />
          </div>
        )}
      </div>

      {images.length > 1 && (
        <ul data-slot="ui-lightbox-thumbnails" aria-label={messages.thumbnails}>
          {images.map(({ alt, ...image }, at) => (
            <LightboxThumbnail key={image.src} selected={at === index} onClick={() => embla?.scrollTo(at)}>
              <Picture.Root {...image} alt={alt} sizes="6rem" className="ui:size-full" />
            </LightboxThumbnail>
          ))}
        </ul>
      )}
    </Dialog.Content>
  )
}

/** A small picture; the selected one is kept in sight. */
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
      />
    </li>
  )
}
