'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Tabs from '@radix-ui/react-tabs'
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { useDirection } from '../../../hooks/use-direction'
import { useMediaQuery } from '../../../hooks/use-media-query'
import { usePageLoaded } from '../../../hooks/use-page-loaded'
import { useSlidesToLoad } from '../../../hooks/use-slides-to-load'
import { cn } from '../../../lib/cn'
import { ShowcaseDetails } from './showcase-details'
import type { ShowcaseItem } from './showcase-item'
import { ShowcaseList } from './showcase-list'
import { ShowcasePanel } from './showcase-panel'
import { useDisclosure } from './use-disclosure'

export interface ShowcaseMessages {
  /** The accessible name of the list of items. */
  list: string
  /** Text of the button that opens the details. */
  details: string
}

export interface ShowcaseProps
  extends Omit<ComponentProps<typeof Tabs.Root>, 'orientation' | 'activationMode' | 'asChild'> {
  /** The entries of the list, each with a picture and details. */
  items: ShowcaseItem[]
  messages: ShowcaseMessages
  /** Kicker and heading of the showcase, shown above the list. */
  children?: ReactNode
  /** A link to a page with all items: on wide screens below the list, on narrow screens at the end. */
  action?: ReactNode
  /** The heading level of an item's name, chosen to fit the page's heading outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4' | undefined
}

/** Below this width, the breakpoint `lg` of the theme, the list of names is a row above the picture. */
const NARROW = '(width < 70rem)'

/**
 * Shows one large picture at a time, chosen from a list of names: tabs with manual activation
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/). All four arrow keys move along the list and
 * wrap, Home and End move to its ends, Enter and Space select. The details of the item open while a pointer is over the
 * picture, while focus is inside them, or with their button. `value` and `onValueChange` are ids, as in Radix; without
 * these props the showcase keeps its own state. The pictures before and after the active one are requested once the
 * page has loaded. Without JavaScript all items are visible, one below the other.
 */
export function Showcase({
  items,
  messages,
  value,
  defaultValue,
  onValueChange,
  action,
  heading = 'h3',
  dir,
  ref,
  className,
  children,
  ...props
}: ShowcaseProps) {
  const root = useRef<HTMLDivElement>(null)
  const direction = useDirection(root)
  const [uncontrolled, setUncontrolled] = useState(defaultValue)
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === (value ?? uncontrolled)),
  )
  const loaded = usePageLoaded()
  const count = items.length
  const slidesToLoad = useSlidesToLoad(
    loaded ? [index, (index + 1) % count, (index + count - 1) % count] : [index],
  )
  const isNarrow = useMediaQuery(NARROW)
  const disclosure = useDisclosure()
  const id = useId()

  return (
    <Tabs.Root
      data-slot="ui-showcase"
      {...props}
      asChild
      dir={dir ?? direction}
      value={items[index]?.id ?? ''}
      onValueChange={(next) => {
        setUncontrolled(next)
        onValueChange?.(next)
      }}
      orientation={isNarrow ? 'horizontal' : 'vertical'}
      activationMode="manual"
      className={cn(
        'ui:grid ui:gap-x-[clamp(2.5rem,4.2vw,3.75rem)] ui:gap-y-8',
        'ui:lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] ui:lg:grid-rows-[auto_1fr] ui:lg:gap-y-6',
        className,
      )}
    >
      {/* Radix would set `dir="ltr"` in a page that reads from right to left. */}
      <div ref={useComposedRefs(ref, root)} dir={dir}>
        <div data-slot="ui-showcase-intro" className="ui:flex ui:min-w-0 ui:flex-col ui:items-start ui:gap-6">
          {children}
          <ShowcaseList label={messages.list} items={items} />
        </div>
        <div
          data-slot="ui-showcase-stage"
          {...disclosure.stageProps}
          className="ui:grid ui:min-w-0 ui:grid-cols-1 ui:lg:[grid-area:1/2/span_2] ui:noscript:gap-10"
        >
          {items.map((item, itemIndex) => (
            <ShowcasePanel key={item.id} item={item} shouldLoad={slidesToLoad.has(itemIndex)}>
              <ShowcaseDetails
                id={`${id}-${item.id}`}
                item={item}
                heading={heading}
                buttonText={messages.details}
                disclosure={disclosure}
              />
            </ShowcasePanel>
          ))}
        </div>
        {action && <div data-slot="ui-showcase-action">{action}</div>}
      </div>
    </Tabs.Root>
  )
}
