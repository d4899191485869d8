import * as Tabs from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { DivWithoutStyle } from '../../../lib/div-without-style'
import { DeferredPicture } from '../../pictures/picture/deferred-picture'
import type { ShowcaseItem } from './showcase-item'

interface ShowcasePanelProps {
  item: ShowcaseItem
  /** Whether the picture may load now. */
  shouldLoad: boolean
  /** The details of the item, a `ShowcaseDetails`. */
  children: ReactNode
}

/**
 * The picture of one item with its details. All panels are stacked in one grid cell. A new picture fades in over the
 * old picture, which is hidden when the fade ends.
 */
export function ShowcasePanel({ item, shouldLoad, children }: ShowcasePanelProps) {
  return (
    // Radix makes each panel a stop in the tab order. `undefined` removes this stop, because the APG asks for none on a
    // panel that contains buttons or links.
    <Tabs.Content value={item.id} asChild forceMount tabIndex={undefined}>
      <DivWithoutStyle
        data-slot="ui-showcase-panel"
        className={cn(
          'ui:group/panel ui:invisible ui:relative ui:grid ui:min-w-0 ui:grid-cols-1 ui:grid-rows-[auto_1fr] ui:[grid-area:1/1]',
          'ui:data-[state=active]:visible ui:data-[state=active]:z-1',
          'ui:lg:min-h-[clamp(34rem,50vw,44rem)] ui:lg:grid-rows-[1fr]',
          'ui:noscript:visible ui:noscript:[grid-area:auto]',
        )}
      >
        <div
          data-slot="ui-showcase-picture"
          className={cn(
            'ui:invisible ui:aspect-[4/3] ui:overflow-clip ui:rounded-card ui:bg-scrim ui:opacity-0',
            'ui:transition-[opacity,visibility] ui:delay-(--ui-duration-picture) ui:duration-0 ui:ease-sun',
            'ui:group-data-[state=active]/panel:visible ui:group-data-[state=active]/panel:opacity-100',
            'ui:motion-safe:group-data-[state=active]/panel:transition-opacity ui:group-data-[state=active]/panel:delay-0 ui:group-data-[state=active]/panel:duration-picture',
            'ui:motion-reduce:transition-none ui:lg:absolute ui:lg:inset-0 ui:lg:aspect-auto',
            'ui:noscript:visible ui:noscript:opacity-100',
          )}
        >
          <DeferredPicture
            sizes="(width < 70rem) 100vw, 60vw"
            {...item.picture}
            shouldLoad={shouldLoad}
            className={cn(
              'ui:size-full ui:scale-103 ui:transition-[scale] ui:delay-(--ui-duration-picture) ui:duration-0 ui:ease-sun',
              'ui:group-data-[state=active]/panel:scale-100 ui:group-data-[state=active]/panel:delay-0 ui:group-data-[state=active]/panel:duration-picture',
              'ui:motion-reduce:transition-none ui:noscript:scale-100',
            )}
          />
        </div>
        {children}
      </DivWithoutStyle>
    </Tabs.Content>
  )
}
