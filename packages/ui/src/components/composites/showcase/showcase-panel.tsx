'use client'

import * as Tabs from '@radix-ui/react-tabs'
import { cn } from '../../../lib/cn'
import { Icon } from '../../foundations/icon/icon'
import * as Picture from '../../pictures/picture/picture'
import { Heading, type HeadingProps } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import type { ShowcaseItem } from './showcase-item'
import { Unstyled } from './unstyled'
import type { Drawer } from './use-drawer'

export interface ShowcasePanelProps {
  item: ShowcaseItem
  heading: HeadingProps['as']
  /** The text of the button that opens the drawer. */
  details: string
  drawer: Drawer
  drawerId: string
  /** Whether the page asks for the picture. Without script it always does. */
  hasPicture: boolean
}

/**
 * One item: its picture, and a drawer with its text. The panels lie above each other. A new picture fades in over the
 * old one, which is hidden once it is covered.
 */
export function ShowcasePanel({ item, heading, details, drawer, drawerId, hasPicture }: ShowcasePanelProps) {
  const picture = (
    <Picture.Root
      sizes="(width < 70rem) 100vw, 60vw"
      {...item.picture}
      className={cn(
        'ui:size-full ui:scale-103 ui:transition-[scale] ui:delay-780 ui:duration-0 ui:ease-sun',
        'ui:group-data-[state=active]/panel:scale-100 ui:group-data-[state=active]/panel:delay-0 ui:group-data-[state=active]/panel:duration-780',
        'ui:motion-reduce:transition-none ui:noscript:scale-100',
      )}
    />
  )

  return (
    // The panel contains controls, so it takes no focus itself.
    <Tabs.Content value={item.id} asChild forceMount tabIndex={undefined}>
      <Unstyled
        data-slot="ui-showcase-panel"
        className={cn(
          'ui:group/panel ui:invisible ui:relative ui:grid ui:min-w-0 ui:grid-rows-[auto_1fr] ui:[grid-area:1/1]',
          'ui:data-[state=active]:visible ui:data-[state=active]:z-1',
          'ui:lg:min-h-[clamp(34rem,50vw,44rem)] ui:lg:grid-rows-[1fr]',
          'ui:noscript:visible ui:noscript:[grid-area:auto]',
        )}
      >
        <div
          data-slot="ui-showcase-picture"
          className={cn(
            'ui:invisible ui:aspect-[4/3] ui:overflow-clip ui:bg-scrim ui:opacity-0',
            'ui:transition-[opacity,visibility] ui:delay-780 ui:duration-0 ui:ease-sun',
            'ui:group-data-[state=active]/panel:visible ui:group-data-[state=active]/panel:opacity-100',
            'ui:group-data-[state=active]/panel:transition-opacity ui:group-data-[state=active]/panel:delay-0 ui:group-data-[state=active]/panel:duration-780',
            'ui:motion-reduce:transition-none ui:lg:absolute ui:lg:inset-0 ui:lg:aspect-auto',
            'ui:noscript:visible ui:noscript:opacity-100',
          )}
        >
          {hasPicture ? picture : <noscript>{picture}</noscript>}
        </div>
        {/* Below the picture; on wide screens in its lower corner, from where it grows upwards. */}
        <div
          data-slot="ui-showcase-drawer"
          data-scheme="light"
          data-state={drawer.state}
          className={cn(
            'ui:group/drawer ui:bg-surface ui:px-5 ui:py-3 ui:text-text ui:forced-colors:border',
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
                'ui:inline-flex ui:min-h-11 ui:items-center ui:gap-2 ui:font-text ui:text-label ui:font-medium',
                'ui:decoration-1 ui:underline-offset-[0.4em] ui:[&:hover]:underline ui:noscript:hidden',
              )}
              aria-expanded={drawer.state === 'open'}
              aria-controls={drawerId}
              onClick={drawer.toggle}
            >
              {details}
              <Icon
                name="chevron"
                className={cn(
                  'ui:transition-[rotate] ui:duration-500 ui:ease-sun ui:motion-reduce:transition-none',
                  'ui:max-lg:group-data-[state=open]/drawer:rotate-180 ui:lg:group-data-[state=closed]/drawer:rotate-180',
                )}
              />
            </button>
          </div>
          <div
            data-slot="ui-showcase-body"
            id={drawerId}
            {...drawer.bodyProps}
            className={cn(
              'ui:grid ui:grid-rows-[0fr] ui:opacity-0',
              'ui:transition-[grid-template-rows,opacity] ui:duration-500 ui:ease-sun ui:motion-reduce:transition-none',
              'ui:group-data-[state=open]/drawer:grid-rows-[1fr] ui:group-data-[state=open]/drawer:opacity-100',
              'ui:noscript:grid-rows-[1fr] ui:noscript:opacity-100',
            )}
          >
            {/* Clipped, not scrolled: a focused button inside must not move what is still closed. */}
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
      </Unstyled>
    </Tabs.Content>
  )
}
