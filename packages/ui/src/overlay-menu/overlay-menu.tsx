import * as Dialog from '@radix-ui/react-dialog'
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { Icon } from '../icon/icon'
import { cn } from '../lib/cn'

const OpenContext = /* @__PURE__ */ createContext(false)

export interface OverlayMenuRootProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  children?: ReactNode
}

/**
 * The main menu of small screens: a modal dialog (APG) whose panel slides in over 0.55 s. Escape and a press outside
 * the panel close it, focus goes back to the trigger, and the page below does not scroll while it is open.
 * Close it on a route change by deriving `open` from the address.
 */
function OverlayMenuRoot({ open, onOpenChange, children }: OverlayMenuRootProps) {
  return (
    <OpenContext value={open}>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        {children}
      </Dialog.Root>
    </OpenContext>
  )
}

/** The burger. Name it with `aria-label`. */
function OverlayMenuTrigger({ className, ...props }: ComponentProps<typeof Dialog.Trigger>) {
  return (
    <Dialog.Trigger
      data-slot="overlay-menu-trigger"
      {...props}
      className={cn(
        'ui:-ml-3 ui:inline-flex ui:size-11 ui:items-center ui:justify-center ui:justify-self-start ui:lg:hidden ui:noscript:hidden',
        className,
      )}
    >
      <Icon name="menu" size="large" />
    </Dialog.Trigger>
  )
}

export interface OverlayMenuContentProps extends ComponentProps<typeof Dialog.Content> {
  /** The menu's name for screen readers. */
  title: string
  /** The name of the close button. */
  closeLabel: string
}

/** The panel, on the night surface. */
function OverlayMenuContent({ title, closeLabel, className, children, ...props }: OverlayMenuContentProps) {
  const open = use(OpenContext)
  return (
    <Dialog.Portal>
      <div data-slot="overlay-menu-backdrop" data-state={open ? 'open' : 'closed'} />
      <Dialog.Content
        data-slot="overlay-menu"
        data-scheme="night"
        aria-describedby={undefined}
        {...props}
        className={cn(
          'ui:fixed ui:inset-y-0 ui:left-0 ui:z-40 ui:flex ui:w-[calc(100%-3rem)] ui:max-w-[28rem] ui:flex-col ui:gap-8 ui:overflow-y-auto ui:overscroll-contain ui:bg-surface ui:px-gutter ui:pb-10 ui:text-text',
          className,
        )}
      >
        <div
          data-slot="overlay-menu-bar"
          className="ui:flex ui:min-h-header ui:items-center ui:justify-between"
        >
          <Dialog.Close
            data-slot="overlay-menu-close"
            aria-label={closeLabel}
            className="ui:-ml-3 ui:inline-flex ui:size-11 ui:items-center ui:justify-center"
          >
            <Icon name="close" size="medium" />
          </Dialog.Close>
          <Dialog.Title
            data-slot="overlay-menu-title"
            className="ui:font-display ui:text-kicker ui:text-accent-text ui:italic"
          >
            {title}
          </Dialog.Title>
        </div>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  )
}

/** The links, one below the other, large. */
function OverlayMenuNav({ className, children, ...props }: ComponentProps<'nav'>) {
  return (
    <nav data-slot="overlay-menu-nav" {...props} className={cn(className)}>
      <ul data-slot="overlay-menu-links" className="ui:border-t ui:border-line">
        {children}
      </ul>
    </nav>
  )
}

export interface OverlayMenuLinkProps extends ComponentProps<'a'> {
  /** Renders the single child (a router's link) instead of an `<a>`. @default false */
  asChild?: boolean
}

/** One link of the menu; following it closes the menu. */
function OverlayMenuLink({ asChild = false, className, ...props }: OverlayMenuLinkProps) {
  const Root = asChild ? Slot : 'a'
  return (
    <li data-slot="overlay-menu-item" className="ui:border-b ui:border-line">
      <Dialog.Close asChild>
        <Root
          data-slot="overlay-menu-link"
          {...props}
          className={cn(
            'ui:flex ui:min-h-16 ui:items-center ui:py-2 ui:font-display ui:text-[1.875rem] ui:leading-tight ui:hover:italic ui:aria-[current=page]:text-accent-text ui:aria-[current=page]:italic',
            className,
          )}
        />
      </Dialog.Close>
    </li>
  )
}

export const OverlayMenu = {
  Root: OverlayMenuRoot,
  Trigger: OverlayMenuTrigger,
  Content: OverlayMenuContent,
  Nav: OverlayMenuNav,
  Link: OverlayMenuLink,
}
