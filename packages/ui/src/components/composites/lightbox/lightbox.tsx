'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dialog from '@radix-ui/react-dialog'
import {
  type ComponentProps,
  type CSSProperties,
  startTransition,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useAfterFirstRender } from '../../../hooks/use-after-first-render'
import { useCloseWatcher } from '../../../hooks/use-close-watcher'
import { useControllableState } from '../../../hooks/use-controllable-state'
import { useDirection } from '../../../hooks/use-direction'
import { useEmbla } from '../../../hooks/use-embla'
import { useFocusOutsideInert } from '../../../hooks/use-focus-outside-inert'
import { useModal } from '../../../hooks/use-modal'
import { useOpening } from '../../../hooks/use-opening'
import { useReturnFocus } from '../../../hooks/use-return-focus'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { formatMessage } from '../../../lib/format-message'
import { ignoreHeldEnter } from '../../../lib/ignore-held-enter'
import { isActiveOrAdjacentSlide } from '../../../lib/is-active-or-adjacent-slide'
import { modalFadeClasses } from '../../../lib/modal-fade-classes'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { ColorScheme } from '../../layout/section/section'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'
import { useSwipeDown } from './use-swipe-down'
import { useZoom } from './use-zoom'

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

export interface LightboxProps extends Omit<ComponentProps<typeof Dialog.Content>, 'children' | 'asChild'> {
  /** The pictures. The `alt` of each is also its visible caption, so it must not be empty. */
  pictures: readonly PictureData[]
  /**
   * Index of the picture that is shown. With `null`, or an index that no picture has, the lightbox is closed.
   * @default the component keeps it itself
   */
  index?: number | null | undefined
  /** Index of the picture that is shown at first, if the component keeps it itself. @default null */
  defaultIndex?: number | null | undefined
  /**
   * Called with the index of the picture when the visitor changes the picture, and with `null` when the visitor closes
   * the lightbox or the picture leaves the list. A change of picture is called in a transition.
   */
  onIndexChange?: ((index: number | null) => void) | undefined
  messages: LightboxMessages
  /** The colour scheme. @default 'night' */
  scheme?: ColorScheme | undefined
}

/**
 * Shows one picture at a time over the whole screen, after the APG modal dialog pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). The arrows, the arrow keys, a swipe and the thumbnails
 * change the picture; two fingers, a double tap or click, `+` and `-` enlarge it, and a finger, the mouse, the wheel or
 * the arrow keys move an enlarged picture. The close button, Escape, a swipe down, a press beside the picture and, where
 * the browser can tell, the back gesture of Android close the lightbox, and focus returns to the element that had focus
 * before. A live region announces the picture and its place. A closed lightbox renders nothing.
 */
export function Lightbox({ index: prop, defaultIndex = null, onIndexChange, ...props }: LightboxProps) {
  const [index, setIndex] = useControllableState(prop, defaultIndex, onIndexChange)
  const isOpen = index !== null && props.pictures[index] !== undefined
  // A lightbox that is closing still shows its picture.
  const [shown, setShown] = useState(0)
  if (isOpen && index !== shown) setShown(index)
  // Deferred, so that the browser answers the press first and React renders the lightbox in short tasks. The first render
  // is closed, as on the server: React cannot hydrate a portal.
  const open = useDeferredValue(isOpen, false)
  useCloseWatcher(open, () => setIndex(null))
  // A picture that leaves the list closes the lightbox for good: it does not open again when the list grows.
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen && index !== null) setIndex(null)
    wasOpen.current = isOpen
  })
  return (
    <Dialog.Root open={open} onOpenChange={() => setIndex(null)}>
      {/* Without `container`, Radix would render the content in a second, synchronous pass. Undefined on the server. */}
      <Dialog.Portal key={useOpening(open)} container={globalThis.document?.body}>
        <LightboxContent
          open={isOpen}
          returnFocus={useReturnFocus(open && isOpen)}
          index={shown}
          // A key or a press while the lightbox fades out must not open it again.
          onIndexChange={(next) => isOpen && setIndex(next)}
          {...props}
        />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/**
 * Classes of the lightbox. The picture has at least 40 % of the height, and a long caption scrolls in what is left. In a
 * low window the controls are beside the picture, and the title and thumbnails are left out.
 */
const panel =
  'ui:fixed ui:inset-0 ui:z-(--ui-z-overlay) ui:grid ui:grid-rows-[auto_minmax(40%,1fr)_auto_auto] ui:@container-size ui:gap-4 ui:bg-surface ui:py-4 ui:text-text ui:md:py-6 ui:low:grid-cols-[minmax(0,1fr)_auto] ui:low:grid-rows-[auto_minmax(40%,1fr)_auto] ui:low:gap-x-0 ui:low:gap-y-1 ui:low:py-2 ui:print:hidden'

/**
 * Classes of the area around the picture. It is a scroll container, whose content a gesture moves once the picture is
 * enlarged. Until then `useSwipeDown` and Embla move the picture.
 */
const stageBox =
  'ui:flex ui:h-full ui:touch-none ui:overflow-hidden ui:[scrollbar-width:none] ui:@container-size ui:data-[state=enlarged]:cursor-grab ui:data-[state=enlarged]:touch-pan-x ui:data-[state=enlarged]:touch-pan-y ui:data-[state=enlarged]:overflow-auto'

/**
 * Classes that show the picture uncropped, as large as fits the area around it, times the zoom. The margins centre it,
 * and are 0 where it is larger than the area, so that the browser can scroll to all its edges.
 */
const stagePicture =
  'ui:m-auto ui:shrink-0 ui:aspect-(--ratio) ui:w-[calc(min(100cqi,100cqb*var(--ratio))*var(--zoom,1))]'

/** Whether Embla may take a drag: not that of an enlarged picture. */
const watchDrag = (_: unknown, { target }: Event) => !(target as Element).closest('[data-state=enlarged]')

const thumbnails =
  'ui:flex ui:justify-center-safe ui:gap-2 ui:overflow-x-auto ui:overscroll-contain ui:px-gutter ui:py-1.5 ui:[scrollbar-width:none] ui:low:col-span-2 ui:low-box:not-focus-within:hidden'

/** The directions of the arrow keys: to the right and down. */
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** What a press does not close: the frame of the picture also contains the text of a missing picture. */
const NOT_BESIDE = '[data-slot=ui-lightbox-stage] > *, [data-state=enlarged], button, p, h2'

/** Factor by which a key changes the zoom. */
const ZOOM_STEP = 1.5

interface LightboxContentProps extends Omit<LightboxProps, 'index' | 'defaultIndex' | 'onIndexChange'> {
  /** False while the lightbox fades out. */
  open: boolean
  returnFocus: (event: Event) => void
  index: number
  onIndexChange: (index: number | null) => void
}

/** The content of an open lightbox, mounted each time the lightbox opens. */
function LightboxContent({
  open,
  returnFocus,
  pictures,
  index: requestedIndex,
  onIndexChange,
  messages,
  scheme = 'night',
  ref,
  className,
  ...props
}: LightboxContentProps) {
  // A press counts at once, and until the requested index changes: a router that keeps the index may need time.
  const [index, setIndex] = useState(requestedIndex)
  const [lastRequested, setLastRequested] = useState(requestedIndex)
  if (requestedIndex !== lastRequested) {
    setLastRequested(requestedIndex)
    setIndex(requestedIndex)
  }
  const show = (next: number) => {
    setIndex(next)
    startTransition(() => onIndexChange(next))
  }
  const close = () => onIndexChange(null)
  const modal = useModal('screen', close)
  const content = useRef<HTMLDivElement>(null)
  const pressed = useRef<EventTarget>(null)
  useFocusOutsideInert(content)
  const direction = useDirection(content)
  const [viewport, embla] = useEmbla({ startIndex: index, duration: 30, direction, watchDrag })
  const { isEnlarged, stage, zoomBy, panBy } = useZoom()
  const swipeDown = useSwipeDown(content, { open, enabled: !isEnlarged, onSwipe: close })
  // The first render has one slide and no carousel engine.
  const isAfterFirstRender = useAfterFirstRender()

  // Embla changes the slide by itself at the end of a drag.
  useLayoutEffect(() => {
    const onSelect = () => {
      const selected = embla?.selectedScrollSnap() ?? index
      if (selected !== index) show(selected)
    }
    embla?.on('select', onSelect)
    return () => {
      embla?.off('select', onSelect)
    }
  })
  useEffect(() => {
    if (embla?.selectedScrollSnap() !== index) embla?.scrollTo(index)
  }, [embla, index])

  // Not a prop of the content: a handler of the consumer could prevent it.
  useEffect(() => {
    const element = content.current
    const onPointerDown = ({ target }: PointerEvent) => {
      pressed.current = target
    }
    element?.addEventListener('pointerdown', onPointerDown)
    return () => element?.removeEventListener('pointerdown', onPointerDown)
  }, [])

  const move = (by: 1 | -1) => {
    if (!embla) show((index + by + pictures.length) % pictures.length)
    else if (by > 0) embla.scrollNext()
    else embla.scrollPrev()
  }

  return (
    <Dialog.Content
      data-slot="ui-lightbox"
      data-scheme={scheme}
      inert={!open}
      {...props}
      {...composeHandlers(props, {
        onCloseAutoFocus: returnFocus,
        onPointerDownOutside(event) {
          // The lightbox covers the page, so the press is in a modal above it: the question about cookies.
          event.preventDefault()
        },
        onKeyDown(event) {
          const { key } = event
          const [x, y] = ARROWS[key] ?? [0, 0]
          if (event.ctrlKey || event.metaKey || event.altKey) return
          if (key === '+' || key === '=') zoomBy(ZOOM_STEP)
          else if (key === '-') zoomBy(1 / ZOOM_STEP)
          else if (isEnlarged && ARROWS[key]) {
            // The browser would also scroll a picture that has focus.
            event.preventDefault()
            panBy(x / 4, y / 4)
          } else if (x !== 0) move(x > 0 === (direction === 'ltr') ? 1 : -1)
        },
        onClick({ target }) {
          // The end of a drag is a click, too, of the element around its two ends.
          if (target === pressed.current && !(target as Element).closest(NOT_BESIDE)) close()
        },
      })}
      ref={useComposedRefs(ref, content, modal)}
      className={cn(panel, modalFadeClasses, className)}
    >
      <div
        data-slot="ui-lightbox-bar"
        className="ui:flex ui:items-center ui:justify-between ui:gap-6 ui:px-gutter ui:low:contents"
      >
        <Dialog.Title
          data-slot="ui-lightbox-title"
          className="ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style ui:low:sr-only"
        >
          {messages.title}
        </Dialog.Title>
        <Dialog.Close asChild>
          <IconButton
            icon="close"
            aria-label={messages.close}
            onKeyDown={ignoreHeldEnter}
            className="ui:low:col-start-2 ui:low:row-start-1 ui:low:me-2"
          />
        </Dialog.Close>
      </div>

      <div
        ref={isAfterFirstRender ? viewport : null}
        data-slot="ui-lightbox-viewport"
        {...swipeDown}
        className="ui:overflow-hidden ui:low:col-start-1 ui:low:row-span-2 ui:low:row-start-1"
      >
        <div data-slot="ui-lightbox-slides" className="ui:flex ui:h-full">
          {pictures.map(
            (picture, slide) =>
              (isAfterFirstRender || slide === index) && (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: two places may show the same file
                  key={slide}
                  data-slot="ui-lightbox-slide"
                  inert={slide !== index}
                  className="ui:min-w-0 ui:flex-[0_0_100%] ui:px-gutter ui:low:px-2"
                >
                  <div
                    ref={slide === index ? stage : null}
                    data-slot="ui-lightbox-stage"
                    data-state={isEnlarged && slide === index ? 'enlarged' : 'fitted'}
                    // Like every area that scrolls, an enlarged picture can have focus.
                    tabIndex={isEnlarged ? 0 : -1}
                    style={{ '--ratio': picture.width / picture.height } as CSSProperties}
                    className={stageBox}
                  >
                    <Picture.Root
                      {...picture}
                      sizes={isEnlarged && slide === index ? '250vw' : undefined}
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
        className="ui:flex ui:min-h-11 ui:items-center ui:justify-between ui:gap-6 ui:px-gutter ui:low:contents"
      >
        <Dialog.Description
          data-slot="ui-lightbox-caption"
          aria-live="polite"
          className="ui:max-h-full ui:overflow-y-auto ui:font-text ui:text-label ui:low:col-start-1 ui:low:row-start-3 ui:low:line-clamp-3 ui:low:px-2"
        >
          {pictures[index]?.alt}{' '}
          <span className="ui:block ui:text-quiet ui:whitespace-nowrap ui:md:ms-3 ui:md:inline">
            {formatMessage(messages.position, { place: index + 1, count: pictures.length })}
          </span>
        </Dialog.Description>
        {pictures.length > 1 && (
          <div
            data-slot="ui-lightbox-arrows"
            className="ui:flex ui:gap-2 ui:low:col-start-2 ui:low:row-span-2 ui:low:row-start-2 ui:low:me-2 ui:low:flex-col ui:low:self-end"
          >
            <IconButton icon="arrow-left" aria-label={messages.previous} onClick={() => move(-1)} />
            <IconButton icon="arrow-right" aria-label={messages.next} onClick={() => move(1)} />
          </div>
        )}
      </div>

      {pictures.length > 1 && (
        <ul data-slot="ui-lightbox-thumbnails" aria-label={messages.thumbnails} className={thumbnails}>
          {pictures.map((picture, slide) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two places may show the same file
            <LightboxThumbnail key={slide} selected={slide === index} onClick={() => show(slide)}>
              {isAfterFirstRender && <Picture.Root {...picture} sizes="6rem" className="ui:size-full" />}
            </LightboxThumbnail>
          ))}
        </ul>
      )}
    </Dialog.Content>
  )
}

const thumbnail =
  'ui:block ui:aspect-4/3 ui:w-[clamp(3.5rem,6vw,5.5rem)] ui:opacity-55 ui:transition-opacity ui:duration-hover ui:ease-sun ui:hover:opacity-100 ui:active:opacity-70 ui:focus-visible:opacity-100 ui:aria-[current]:opacity-100 ui:aria-[current]:outline ui:aria-[current]:outline-offset-3 ui:aria-[current]:outline-ray ui:aria-[current]:focus-visible:outline-2'

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
