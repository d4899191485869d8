'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { Slot } from '@radix-ui/react-slot'
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  startTransition,
  use,
  useId,
  useRef,
} from 'react'
import { useCloseWatcher } from '../../../hooks/use-close-watcher'
import { useControllableState } from '../../../hooks/use-controllable-state'
import { useLazyModule } from '../../../hooks/use-lazy-module'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { isUnmodifiedClick } from '../../../lib/is-unmodified-click'
import { Icon } from '../../foundations/icon/icon'
import type { OverlayMenuPanelProps } from './overlay-menu-panel'

interface Menu {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** `id` of the menu's panel. */
  id: string
  trigger: RefObject<HTMLButtonElement | null>
}

const MenuContext = /* @__PURE__ */ createContext<Menu>({
  open: false,
  onOpenChange: () => {},
  id: '',
  trigger: { current: null },
})

export interface OverlayMenuRootProps {
  /** Whether the menu is open. @default the component keeps it itself */
  open?: boolean | undefined
  /** Whether the menu is open at first, if it keeps that itself. @default false */
  defaultOpen?: boolean | undefined
  /**
   * Called when the visitor opens or closes the menu. Called in a transition, so that the browser answers the press
   * first and React renders the menu, and what else depends on `open`, in short tasks.
   */
  onOpenChange?: ((open: boolean) => void) | undefined
  children?: ReactNode
}

/**
 * The main menu of small screens, after the APG modal dialog pattern
 * (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). Its panel slides in. Escape, a press outside the
 * panel and, where the browser can tell, the back gesture of Android close the menu, focus returns to the trigger, and
 * the page does not scroll while the menu is open. The menu also closes when the window gets so wide that the trigger is
 * hidden. Derive `open` from the URL, so that a route change and Back close the menu. Without JavaScript the trigger is
 * hidden.
 */
function OverlayMenuRoot({ open: prop, defaultOpen = false, onOpenChange, children }: OverlayMenuRootProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useControllableState(prop, defaultOpen, onOpenChange)
  const change = (next: boolean) => startTransition(() => setOpen(next))
  useCloseWatcher(open, () => change(false))
  return <MenuContext value={{ open, onOpenChange: change, id, trigger }}>{children}</MenuContext>
}

/** The button that opens the menu, in the first column of the header. Name the button with `aria-label`. */
function OverlayMenuTrigger({ ref, className, ...props }: Omit<ComponentProps<'button'>, 'children'>) {
  const { open, onOpenChange, id, trigger } = use(MenuContext)
  return (
    <button
      type="button"
      data-slot="ui-overlay-menu-trigger"
      data-state={open ? 'open' : 'closed'}
      aria-haspopup="dialog"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      {...props}
      {...composeHandlers(props, {
        onClick: () => onOpenChange(!open),
        // Until the panel has loaded, focus is on the trigger, and Escape cancels the opening.
        onKeyDown(event) {
          if (event.key !== 'Escape' || !open) return
          // Else the `CloseWatcher` would close the menu a second time.
          event.preventDefault()
          onOpenChange(false)
        },
      })}
      ref={useComposedRefs(ref, trigger)}
      className={cn(
        'ui:col-start-1 ui:-ms-3 ui:inline-flex ui:size-11 ui:rounded-icon ui:tint ui:items-center ui:justify-center ui:justify-self-start ui:lg:hidden ui:noscript:hidden',
        className,
      )}
    >
      <Icon name="menu" size="large" />
    </button>
  )
}

/** The props of `OverlayMenu.Content`: those of the panel that `OverlayMenu.Root` does not give it. */
export interface OverlayMenuContentProps extends Omit<OverlayMenuPanelProps, 'onOpenChange' | 'trigger'> {
  /** Called if the code of the panel cannot be loaded when the visitor opens the menu. The menu is closed again. */
  onLoadError?: ((error: unknown) => void) | undefined
}

const loadPanel = () => import('./overlay-menu-panel')

/**
 * The panel of the menu. Its code is imported when the visitor first moves the pointer, presses,
 * types or scrolls anywhere on the page, or when the menu opens.
 */
function OverlayMenuContent({ onLoadError, ...props }: OverlayMenuContentProps) {
  const menu = use(MenuContext)
  const panel = useLazyModule(loadPanel, menu.open, (error) => {
    menu.onOpenChange(false)
    onLoadError?.(error)
  })
  if (!panel) return null
  return <panel.OverlayMenuPanel {...menu} {...props} />
}

/** The main links of the menu, in a column. */
function OverlayMenuNav({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav data-slot="ui-overlay-menu-nav" {...props} className={className}>
      <ul data-slot="ui-overlay-menu-links" className="ui:border-t ui:border-line">
        {children}
      </ul>
    </nav>
  )
}

export interface OverlayMenuLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean | undefined
}

/**
 * One link of the menu. A click closes the menu, unless it opens another tab or your own `onClick` prevents the default.
 */
function OverlayMenuLink({ asChild = false, className, ...props }: OverlayMenuLinkProps) {
  const Root = asChild ? Slot : 'a'
  const { onOpenChange } = use(MenuContext)
  return (
    <li data-slot="ui-overlay-menu-item" className="ui:border-b ui:border-line">
      <Root
        data-slot="ui-overlay-menu-link"
        {...props}
        {...composeHandlers(props, { onClick: (event) => isUnmodifiedClick(event) && onOpenChange(false) })}
        className={cn(
          'ui:flex ui:min-h-16 ui:items-center ui:py-2 ui:font-display ui:text-[min(1.875rem,12vw)] ui:wrap-anywhere ui:decoration-1 ui:underline-offset-8 ui:hover:underline ui:hover:accent-style ui:aria-[current]:text-accent-text ui:aria-[current]:accent-style',
          className,
        )}
      />
    </li>
  )
}

export {
  OverlayMenuContent as Content,
  OverlayMenuLink as Link,
  OverlayMenuNav as Nav,
  OverlayMenuRoot as Root,
  OverlayMenuTrigger as Trigger,
}
