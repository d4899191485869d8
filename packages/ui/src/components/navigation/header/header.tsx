'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, useRef } from 'react'
import { cn } from '../../../lib/cn'
import type { ColorScheme } from '../../layout/section/section'
import { useScrolledPastHero } from './use-scrolled-past-hero'

export interface HeaderRootProps extends ComponentProps<'header'> {
  /**
   * `id` of the page's hero. The header is transparent over the hero until the hero's bottom edge is at most 8 px below
   * the header. On a page without a hero the header is always solid.
   */
  hero?: string | undefined
  /** Makes the header solid at every scroll position, for example while a menu is open. @default false */
  solid?: boolean | undefined
  /** The colour scheme of the solid bar; the transparent bar is `night`. @default the scheme of the page */
  scheme?: ColorScheme | undefined
}

const bar =
  'ui:@container ui:sticky ui:top-0 ui:z-20 ui:px-gutter ui:font-text ui:text-label ui:text-text ui:transition-[background-color] ui:duration-open ui:ease-sun ui:data-[state=solid]:bg-surface ui:data-[state=solid]:shadow-[0_1px_0_var(--ui-line)] ui:data-overlay:-mb-header ui:motion-reduce:transition-none ui:print:hidden'

/**
 * A browser scrolls to an element that gets the focus, if the site's `scroll-padding` covers the element. These margins
 * move the area that must be visible to below the header, so that focus inside the header does not scroll the page.
 */
const noScrollOnFocus = 'ui:**:scroll-mt-[-50vh] ui:**:scroll-mb-[50vh]'

/**
 * Without JavaScript the overlay menu cannot open, so a narrow header shows the main links in a second row. With these
 * classes the hero begins below the header, which would otherwise cover the text of the hero.
 */
const barWithoutScript = 'ui:noscript:max-lg:data-overlay:mb-0 ui:noscript:max-lg:data-overlay:bg-surface'

/** The bar at the top of every page: navigation, brand, actions. The bar stays at the top while the page scrolls. */
function HeaderRoot({ hero, solid = false, scheme, ref, className, children, ...props }: HeaderRootProps) {
  const root = useRef<HTMLElement>(null)
  const passed = useScrolledPastHero(hero, root)
  const state = solid || passed ? 'solid' : 'over'
  return (
    <header
      data-slot="ui-header"
      data-state={state}
      data-overlay={hero !== undefined || undefined}
      data-scheme={state === 'solid' ? scheme : 'night'}
      {...props}
      ref={useComposedRefs(ref, root)}
      className={cn(bar, barWithoutScript, noScrollOnFocus, className)}
    >
      <div
        data-slot="ui-header-bar"
        className="ui:mx-auto ui:grid ui:min-h-header ui:max-w-content ui:grid-cols-[auto_1fr_auto] ui:items-center ui:gap-x-2 ui:min-[24rem]:grid-cols-[1fr_auto_1fr] ui:min-[24rem]:gap-x-3 ui:@max-[15rem]:grid-cols-[auto_1fr]"
      >
        {children}
      </div>
    </header>
  )
}

/** The main links, at the start of the header. Below the breakpoint `lg` only the overlay menu shows them. */
function HeaderNav({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav
      data-slot="ui-header-nav"
      {...props}
      className={cn(
        'ui:col-start-1 ui:hidden ui:lg:block ui:noscript:block ui:noscript:max-lg:col-span-full ui:noscript:max-lg:row-start-2 ui:noscript:max-lg:pb-2',
        className,
      )}
    >
      <ul data-slot="ui-header-links" className="ui:flex ui:flex-wrap ui:gap-x-[clamp(1rem,2vw,1.875rem)]">
        {children}
      </ul>
    </nav>
  )
}

export interface HeaderLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/**
 * One main link of the header. `aria-current` underlines it: `page` on the link to this page, `true` on that to a page
 * above it.
 */
function HeaderLink({ asChild = false, className, ...props }: HeaderLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li data-slot="ui-header-links-item">
      <Root
        data-slot="ui-header-link"
        {...props}
        className={cn(
          'ui:inline-flex ui:min-h-11 ui:items-center ui:decoration-1 ui:underline-offset-8 ui:hover:underline ui:aria-[current]:underline ui:aria-[current]:decoration-2',
          className,
        )}
      />
    </li>
  )
}

/** The brand in the middle of the header: a link to the home page around mark and name, of one line or two. */
function HeaderBrand({ asChild = false, className, ...props }: HeaderLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="ui-header-brand"
      {...props}
      className={cn(
        // In a low header, which begins at the edge of the window, the focus ring is inside.
        'ui:max-lg:-mx-1.5 ui:max-lg:px-1.5 ui:max-lg:focus-visible:-outline-offset-2 ui:col-start-2 ui:row-start-1 ui:flex ui:justify-self-center ui:flex-col ui:items-center ui:name-lines ui:font-display ui:font-heading ui:text-center ui:text-[clamp(1.0625rem,6.5cqi,1.3125rem)] ui:@max-[15rem]:col-span-full ui:lg:text-[1.625rem]',
        className,
      )}
    />
  )
}

/** The actions at the end of the header: language, chat, booking. */
function HeaderActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-header-actions"
      {...props}
      className={cn(
        // Round corners, and the focus ring around them, come closer to the name.
        'ui:ps-[min(var(--ui-radius-control),0.25rem)] ui:col-start-3 ui:flex ui:items-center ui:justify-end ui:@max-[15rem]:col-start-2 ui:gap-x-[clamp(0.75rem,1.8vw,1.625rem)]',
        className,
      )}
    />
  )
}

/** A link among the actions of the header, for example the chat. */
function HeaderActionLink({ asChild = false, className, ...props }: HeaderLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <Root
      data-slot="ui-header-action-link"
      {...props}
      className={cn(
        'ui:inline-flex ui:min-h-11 ui:items-center ui:decoration-1 ui:underline-offset-8 ui:hover:underline',
        className,
      )}
    />
  )
}

/** Content that only a wide header shows. Put the same content into the overlay menu for narrow windows. */
function HeaderWide({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="ui-header-wide"
      {...props}
      className={cn(
        'ui:hidden ui:items-center ui:gap-x-[clamp(0.75rem,1.8vw,1.625rem)] ui:lg:flex',
        className,
      )}
    />
  )
}

export {
  HeaderActionLink as ActionLink,
  HeaderActions as Actions,
  HeaderBrand as Brand,
  HeaderLink as Link,
  HeaderNav as Nav,
  HeaderRoot as Root,
  HeaderWide as Wide,
}
