'use client'

import * as Tabs from '@radix-ui/react-tabs'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useMediaQuery } from '../../../hooks/use-media-query'
import { usePageLoaded } from '../../../hooks/use-page-loaded'
import { useRequestedSlides } from '../../../hooks/use-requested-slides'
import { cn } from '../../../lib/cn'
import { Icon } from '../../foundations/icon/icon'
import type { PictureData } from '../../pictures/picture/picture'
import * as Picture from '../../pictures/picture/picture'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { useDrawer } from './use-drawer'

export interface ShowcaseItem {
  id: string
  name: ReactNode
  /** A word at the end of the name's row: `sleeps 2`. */
  note?: ReactNode
  picture: PictureData & { alt: string }
  /** A sentence or two. */
  text: ReactNode
  /** Figures, between text and actions. */
  facts?: ReactNode
  /** Where a guest can go from here: buttons. */
  actions: ReactNode
}

export interface ShowcaseMessages {
  /** The name of the list of names. */
  list: string
  /** The button that opens the drawer. */
  details: string
}

export interface ShowcaseProps
  extends Omit<ComponentProps<typeof Tabs.Root>, 'orientation' | 'activationMode' | 'asChild'> {
  items: ShowcaseItem[]
  messages: ShowcaseMessages
  /** What stands above the list of names: kicker and heading. */
  children?: ReactNode
  /** What stands at the end, on wide screens below the list: the way to all of them. */
  action?: ReactNode
  /** The level of a name, by the page's outline. @default 'h3' */
  heading?: 'h2' | 'h3' | 'h4'
}

/** From here on the names stand beside the picture, and below it in a row: the width of the theme's `lg`. */
const ROW = '(width < 70rem)'

/**
 * One large picture of many, chosen from a list of names: tabs with manual activation after the APG
 * (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/examples/tabs-manual/). Arrows move along the list and wrap, Home and
 * End jump, Enter and Space choose. What there is to say lies in a drawer that opens under a resting pointer, for focus
 * inside it, or by its button. `value` and `onValueChange` are ids, as in Radix; without them the showcase keeps its
 * own. Once the page has loaded the neighbours' pictures are fetched. Without script all items stand below each other.
 */
export function Showcase({
  items,
  messages,
  value,
  defaultValue,
  onValueChange,
  action,
  heading = 'h3',
  className,
  children,
  ...props
}: ShowcaseProps) {
  const [own, setOwn] = useState(defaultValue)
  const index = Math.max(
    0,
    items.findIndex(({ id }) => id === (value ?? own)),
  )
  const loaded = usePageLoaded()
  const count = items.length
  // The selected and, once the page has loaded, its neighbours.
  const shown = useRequestedSlides(
    loaded ? [index, (index + 1) % count, (index + count - 1) % count] : [index],
  )
  const inRow = useMediaQuery(ROW)
  const drawer = useDrawer()
  const drawerId = useId()
  const state = drawer.open ? 'open' : 'closed'

  return (
    <Tabs.Root
      data-slot="ui-showcase"
      {...props}
      value={items[index]?.id ?? ''}
      onValueChange={(id) => {
        setOwn(id)
        onValueChange?.(id)
      }}
      orientation={inRow ? 'horizontal' : 'vertical'}
      activationMode="manual"
      className={cn(className)}
    >
      <div data-slot="ui-showcase-index">
        {children}
        <Tabs.List asChild aria-label={messages.list}>
          <Unstyled data-slot="ui-showcase-list">
            {items.map(({ id, name, note }) => (
              <Tabs.Trigger key={id} value={id} data-slot="ui-showcase-name">
                <span>{name}</span>
                {note && <span data-slot="ui-showcase-note">{note}</span>}
              </Tabs.Trigger>
            ))}
          </Unstyled>
        </Tabs.List>
      </div>
      <div data-slot="ui-showcase-stage" {...drawer.stageProps}>
        {items.map((item, at) => (
          // The panel has controls of its own, so it takes no focus itself.
          <Tabs.Content key={item.id} value={item.id} asChild forceMount tabIndex={undefined}>
            <Unstyled data-slot="ui-showcase-panel">
              <div data-slot="ui-showcase-picture">
                <ShowcasePicture {...item.picture} shown={shown.has(at)} />
              </div>
              <div data-slot="ui-showcase-drawer" data-scheme="light" data-state={state}>
                <div data-slot="ui-showcase-bar">
                  <Heading as={heading} size="h3">
                    {item.name}
                  </Heading>
                  <button
                    type="button"
                    data-slot="ui-showcase-toggle"
                    className="ui:text-label ui:noscript:hidden"
                    aria-expanded={drawer.open}
                    aria-controls={`${drawerId}-${item.id}`}
                    onClick={drawer.toggle}
                  >
                    {messages.details}
                    <Icon name="chevron" />
                  </button>
                </div>
                <div data-slot="ui-showcase-body" id={`${drawerId}-${item.id}`} {...drawer.bodyProps}>
                  <div data-slot="ui-showcase-words">
                    <Text>{item.text}</Text>
                    {item.facts}
                    <div data-slot="ui-showcase-actions">{item.actions}</div>
                  </div>
                </div>
              </div>
            </Unstyled>
          </Tabs.Content>
        ))}
      </div>
      {action && <div data-slot="ui-showcase-action">{action}</div>}
    </Tabs.Root>
  )
}

/** Takes no style: what Radix would write into the server's HTML, a strict policy refuses. */
function Unstyled({ style: _, ...props }: ComponentProps<'div'>) {
  return <div {...props} />
}

function ShowcasePicture({ shown, ...picture }: ShowcaseItem['picture'] & { shown: boolean }) {
  const image = <Picture.Root sizes="(width < 70rem) 100vw, 60vw" {...picture} className="ui:size-full" />
  return shown ? image : <noscript>{image}</noscript>
}
