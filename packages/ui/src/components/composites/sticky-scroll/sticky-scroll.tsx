'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { itemIndexAtScrollProgress } from './item-index-at-scroll-progress'

/**
 * An item of a `StickyScroll`: a text with the picture that is shown while the text is in the middle of the window.
 */
export interface StickyScrollItem {
  id: string
  title: ReactNode
  text: ReactNode
  picture: PictureData
}

export interface StickyScrollProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The texts, each with the picture that is shown beside it. */
  items: StickyScrollItem[]
  /** The heading level of a title, chosen to fit the page's heading outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/**
 * Texts that scroll past a sticky picture. On wide screens the picture changes while the visitor scrolls through the
 * section; each item has an equal share of the distance. On small screens, and without JavaScript, each item has its
 * own picture.
 */
export function StickyScroll({ items, heading = 'h3', ref, className, ...props }: StickyScrollProps) {
  const root = useRef<HTMLDivElement>(null)
  const index = useScrollIndex(root, items.length)

  return (
    <div data-slot="ui-sticky-scroll" {...props} ref={useComposedRefs(ref, root)} className={className}>
      {items.map(({ id, title, text, picture }, itemIndex) => (
        <div key={id} data-slot="ui-sticky-scroll-item" data-state={itemIndex === index ? 'active' : 'idle'}>
          <div data-slot="ui-sticky-scroll-text" className="ui:grid ui:min-w-0 ui:gap-4">
            <Heading as={heading} size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
          </div>
          <div data-slot="ui-sticky-scroll-media">
            <div data-slot="ui-sticky-scroll-picture">
              <Picture.Root {...picture} sizes="(width < 48rem) 100vw, 60vw" className="ui:size-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** The index of the active item. The scroll progress goes from 0 to 1 while the section fills the window. */
function useScrollIndex(ref: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let frame = 0
    const update = () => {
      frame = 0
      const { top, height } = element.getBoundingClientRect()
      setIndex(itemIndexAtScrollProgress(-top / Math.max(1, height - window.innerHeight), count))
    }
    const onScroll = () => {
      frame ||= requestAnimationFrame(update)
    }
    update()
    window.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      cancelAnimationFrame(frame)
    }
  }, [ref, count])

  // There may be fewer items than when the visitor scrolled.
  return Math.min(index, count - 1)
}
