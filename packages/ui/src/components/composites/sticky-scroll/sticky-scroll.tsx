'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cn } from '../../../lib/cn'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { scrollIndex } from './scroll-index'

export interface StickyScrollItem {
  id: string
  title: ReactNode
  text: ReactNode
  picture: PictureData & { alt: string }
}

export interface StickyScrollProps extends Omit<ComponentProps<'div'>, 'children'> {
  items: StickyScrollItem[]
  /** The level of a title, by the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4'
}

/**
 * Texts that pass a picture that stands: on wide screens it changes with the progress of the scroll through the section,
 * each item having an equal share of the way. On small ones, and without script, each item stands with its own picture.
 */
export function StickyScroll({ items, heading = 'h3', ref, className, ...props }: StickyScrollProps) {
  const own = useRef<HTMLDivElement>(null)
  const index = useScrollIndex(own, items.length)

  return (
    <div data-slot="ui-sticky-scroll" {...props} ref={useComposedRefs(ref, own)} className={cn(className)}>
      {items.map(({ id, title, text, picture }, at) => (
        <div key={id} data-slot="ui-sticky-scroll-item" data-state={at === index ? 'active' : 'idle'}>
          <div data-slot="ui-sticky-scroll-words">
            <Heading as={heading} size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
          </div>
          <div data-slot="ui-sticky-scroll-media">
            <div data-slot="ui-sticky-scroll-picture">
              <Picture.Root sizes="(width < 48rem) 100vw, 60vw" {...picture} className="ui:size-full" />
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

/** The item that the scroll has reached: the way begins and ends where the section fills the screen. */
function useScrollIndex(ref: RefObject<HTMLElement | null>, count: number) {
  const [index, setIndex] = useState(0)

  useEffect(() => {
    const element = ref.current
    if (!element) return
    let frame = 0
    const update = () => {
      frame = 0
      const { top, height } = element.getBoundingClientRect()
      setIndex(scrollIndex(-top / Math.max(1, height - window.innerHeight), count))
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

  return index
}
