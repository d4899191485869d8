'use client'

import { cn } from '../../../lib/cn'
import { Icon } from '../../foundations/icon/icon'
import { Heading, type HeadingProps } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import type { ShowcaseItem } from './showcase-item'
import type { DisclosureState } from './use-disclosure'

interface ShowcaseDetailsProps {
  /** The `id` of the details, for `aria-controls` of the button. */
  id: string
  item: ShowcaseItem
  heading: HeadingProps['as']
  /** The text of the button that opens the details. */
  buttonText: string
  disclosure: DisclosureState
}

/**
 * Name and text of an item, below the picture. On wide screens name and text are in the picture's lower corner, and the
 * button or the pointer opens the text upwards.
 */
export function ShowcaseDetails({ id, item, heading, buttonText, disclosure }: ShowcaseDetailsProps) {
  return (
    <div
      data-slot="ui-showcase-details"
      data-scheme="light"
      data-state={disclosure.state}
      className={cn(
        'ui:group/details ui:rounded-card ui:bg-surface ui:px-5 ui:py-3 ui:text-text ui:forced-colors:border',
        'ui:lg:relative ui:lg:w-[min(26rem,60%)] ui:lg:self-end ui:lg:justify-self-end ui:lg:px-8 ui:lg:py-4',
      )}
    >
      <div
        data-slot="ui-showcase-bar"
        className="ui:flex ui:flex-wrap ui:items-center ui:justify-between ui:gap-x-5"
      >
        <Heading as={heading} size="h3" className="ui:min-w-0">
          {item.name}
        </Heading>
        <button
          type="button"
          data-slot="ui-showcase-toggle"
          className={cn(
            'ui:inline-flex ui:min-h-11 ui:items-center ui:gap-2 ui:font-text ui:text-label ui:font-label',
            'ui:decoration-1 ui:underline-offset-[0.4em] ui:[&:hover]:underline ui:active:text-accent-text ui:noscript:hidden',
          )}
          aria-expanded={disclosure.state === 'open'}
          aria-controls={id}
          onClick={disclosure.toggle}
        >
          {buttonText}
          <Icon
            name="chevron"
            className={cn(
              'ui:transition-[rotate] ui:duration-open ui:ease-sun ui:motion-reduce:transition-none',
              'ui:max-lg:group-data-[state=open]/details:rotate-180 ui:lg:group-data-[state=closed]/details:rotate-180',
            )}
          />
        </button>
      </div>
      <div
        data-slot="ui-showcase-body"
        id={id}
        {...disclosure.contentProps}
        className={cn(
          'ui:grid ui:grid-rows-[0fr] ui:opacity-0',
          'ui:transition-[grid-template-rows,opacity] ui:duration-open ui:ease-sun ui:motion-reduce:transition-none',
          'ui:group-data-[state=open]/details:grid-rows-[1fr] ui:group-data-[state=open]/details:opacity-100',
          'ui:noscript:grid-rows-[1fr] ui:noscript:opacity-100',
        )}
      >
        {/* `clip`, because a box with `hidden` overflow would scroll when a button in the closed details gets focus. */}
        <div
          data-slot="ui-showcase-content"
          className="ui:grid ui:min-h-0 ui:gap-5 ui:overflow-clip ui:pt-1 ui:[overflow-clip-margin:5px]"
        >
          <Text>{item.text}</Text>
          {item.facts}
          <div data-slot="ui-showcase-actions" className="ui:flex ui:flex-wrap ui:gap-3 ui:pt-1 ui:pb-3">
            {item.actions}
          </div>
        </div>
      </div>
    </div>
  )
}
