'use client'

import * as RadixTabs from '@radix-ui/react-tabs'
import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { DivWithoutStyle } from '../../../lib/div-without-style'

type Direction = 'ltr' | 'rtl'

export interface TabsRootProps
  extends Omit<ComponentProps<typeof RadixTabs.Root>, 'asChild' | 'orientation'> {}

/**
 * Tabs of Radix, after the APG pattern (https://www.w3.org/WAI/ARIA/apg/patterns/tabs/): `value`, `defaultValue`,
 * `onValueChange` and `activationMode` are Radix’s. Without JavaScript every panel is visible and the list is not, so
 * start each panel with a heading.
 */
function TabsRoot({ dir, ref, className, children, ...props }: TabsRootProps) {
  // Radix reverses the arrow keys in a text from right to left, but does not read the direction from the page.
  const [direction, setDirection] = useState<Direction>('ltr')
  // Rendered before Radix handles the same key.
  const onKeyDownCapture = ({ currentTarget }: KeyboardEvent<HTMLDivElement>) =>
    flushSync(() => setDirection(getComputedStyle(currentTarget).direction as Direction))

  return (
    <RadixTabs.Root
      data-slot="ui-tabs"
      {...props}
      {...composeHandlers(props, { onKeyDownCapture })}
      dir={direction}
      asChild
    >
      {/* `dir` of the `<div>` replaces Radix’s, which is `ltr` in the server’s HTML of a page from right to left too. */}
      <div ref={ref} dir={dir} className={cn('ui:min-w-0', className)}>
        {children}
      </div>
    </RadixTabs.Root>
  )
}

export interface TabsListProps extends Omit<ComponentProps<typeof RadixTabs.List>, 'asChild'> {}

/** The row of tabs, which scrolls sideways if it is too long. Name it with `aria-label`. */
function TabsList({ className, children, ...props }: TabsListProps) {
  return (
    <RadixTabs.List data-slot="ui-tabs-list" {...props} asChild>
      <DivWithoutStyle
        className={cn(
          'ui:flex ui:gap-x-2 ui:overflow-x-auto ui:border-b ui:border-line ui:[scrollbar-width:none] ui:noscript:hidden ui:print:hidden',
          className,
        )}
      >
        {children}
      </DivWithoutStyle>
    </RadixTabs.List>
  )
}

export interface TabsTriggerProps extends Omit<ComponentProps<typeof RadixTabs.Trigger>, 'asChild'> {}

/** A tab, with its name as children. */
function TabsTrigger({ className, ...props }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      data-slot="ui-tabs-trigger"
      {...props}
      className={cn(
        'ui:min-h-11 ui:flex-none ui:border-b-2 ui:border-b-transparent ui:px-2 ui:py-2.5 ui:font-display ui:text-kicker ui:text-quiet ui:transition-[color] ui:duration-hover ui:ease-sun ui:hover:border-b-quiet ui:hover:text-text ui:active:text-accent-text ui:focus-visible:-outline-offset-2',
        'ui:data-[state=active]:border-b-ray ui:data-[state=active]:text-text ui:data-[state=active]:accent-style ui:forced-colors:data-[state=active]:border-[Highlight] ui:forced-colors:data-[state=active]:text-[Highlight]',
        className,
      )}
    />
  )
}

export interface TabsContentProps
  extends Omit<ComponentProps<typeof RadixTabs.Content>, 'asChild' | 'forceMount'> {}

/** The panel of the tab with the same `value`. All panels are in the server's HTML, and printed. */
function TabsContent({ className, children, ...props }: TabsContentProps) {
  return (
    <RadixTabs.Content data-slot="ui-tabs-content" {...props} forceMount asChild>
      <DivWithoutStyle
        className={cn(
          'ui:pt-8 ui:font-text ui:text-body ui:data-[state=inactive]:hidden ui:noscript:data-[state=inactive]:block ui:print:data-[state=inactive]:block',
          className,
        )}
      >
        {children}
      </DivWithoutStyle>
    </RadixTabs.Content>
  )
}

export { TabsContent as Content, TabsList as List, TabsRoot as Root, TabsTrigger as Trigger }
