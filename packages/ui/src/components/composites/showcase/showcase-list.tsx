import * as Tabs from '@radix-ui/react-tabs'
import type { KeyboardEvent } from 'react'
import { cn } from '../../../lib/cn'
import { DivWithoutStyle } from '../../../lib/div-without-style'
import type { ShowcaseItem } from './showcase-item'

interface ShowcaseListProps {
  /** The accessible name of the list. */
  label: string
  items: readonly ShowcaseItem[]
}

/** Moves the focus with the two arrow keys across the direction of the list. Radix handles the two along it. */
function moveAcross(event: KeyboardEvent<HTMLElement>) {
  const { key, currentTarget: list, ctrlKey, metaKey, altKey, shiftKey } = event
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || shiftKey) return
  const next = getComputedStyle(list).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const by = key === 'ArrowDown' || key === next ? 1 : /^Arrow/.test(key) ? -1 : 0
  if (!by) return
  event.preventDefault()
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const target = tabs.indexOf(event.target as HTMLElement) + by
  tabs.at(target % tabs.length)?.focus()
}

/** The tabs of a showcase: on wide screens a column beside the picture, on narrow screens a scrolling row. */
export function ShowcaseList({ label, items }: ShowcaseListProps) {
  return (
    <Tabs.List asChild aria-label={label} onKeyDown={moveAcross}>
      <DivWithoutStyle
        data-slot="ui-showcase-list"
        className={cn(
          'ui:flex ui:w-full ui:overflow-x-auto ui:border-b ui:border-line ui:[scrollbar-width:none]',
          'ui:lg:mt-3 ui:lg:flex-col ui:lg:overflow-visible ui:lg:border-t',
          'ui:noscript:hidden',
        )}
      >
        {items.map(({ id, name, note }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            data-slot="ui-showcase-tab"
            className={cn(
              'ui:group/tab ui:flex ui:flex-none ui:items-baseline ui:justify-between ui:gap-4',
              'ui:min-h-11 ui:border-b-2 ui:border-b-transparent ui:px-3 ui:py-2.5 ui:first:ps-0',
              'ui:text-start ui:font-display ui:text-kicker ui:leading-[1.3] ui:text-quiet',
              'ui:transition-[color] ui:duration-hover ui:ease-sun ui:hover:text-text ui:active:text-accent-text ui:focus-visible:-outline-offset-2',
              'ui:data-[state=active]:border-b-ray ui:data-[state=active]:text-text ui:data-[state=active]:accent-style',
              'ui:lg:border-t-line ui:lg:border-b-0 ui:lg:px-0 ui:lg:py-[0.6rem] ui:lg:not-first:border-t',
              'ui:forced-colors:data-[state=active]:border-[Highlight] ui:forced-colors:data-[state=active]:text-[Highlight]',
            )}
          >
            <span>{name}</span>
            {note && (
              <span
                data-slot="ui-showcase-note"
                className={cn(
                  'ui:hidden ui:text-end ui:font-text ui:text-label ui:leading-[1.3] ui:not-italic ui:lg:inline',
                  'ui:opacity-0 ui:transition-opacity ui:duration-hover ui:ease-sun',
                  'ui:group-hover/tab:opacity-100 ui:group-focus-visible/tab:opacity-100',
                  'ui:group-data-[state=active]/tab:opacity-100',
                )}
              >
                {note}
              </span>
            )}
          </Tabs.Trigger>
        ))}
      </DivWithoutStyle>
    </Tabs.List>
  )
}
