'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as Dialog from '@radix-ui/react-dialog'
import { type ComponentProps, type RefObject, useEffect } from 'react'
import { useAfterFirstRender } from '../../../hooks/use-after-first-render'
import { useLatest } from '../../../hooks/use-latest'
import { useModal } from '../../../hooks/use-modal'
import { useOpening } from '../../../hooks/use-opening'
import { useReturnFocus } from '../../../hooks/use-return-focus'
import { useScrollbarWidthCssVariable } from '../../../hooks/use-scrollbar-width-css-variable'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { ignoreHeldEnter } from '../../../lib/ignore-held-enter'
import { modalFadeClasses } from '../../../lib/modal-fade-classes'
import { Icon } from '../../foundations/icon/icon'
import type { ColorScheme } from '../../layout/section/section'

export interface OverlayMenuPanelProps extends Omit<ComponentProps<typeof Dialog.Content>, 'asChild'> {
  onOpenChange: (open: boolean) => void
  /** Accessible name of the menu. */
  title: string
  /** Accessible name of the close button. */
  closeLabel: string
  /** The colour scheme. @default 'night' */
  scheme?: ColorScheme | undefined
}

const backdrop = 'ui:fixed ui:inset-0 ui:z-(--ui-z-overlay) ui:bg-scrim ui:opacity-60 ui:print:hidden'

const panel =
  'ui:fixed ui:inset-y-0 ui:start-0 ui:rtl:[--ui-menu-outside:100%] ui:z-(--ui-z-overlay) ui:flex ui:w-[calc(100%-min(3rem,12vw))] ui:max-w-[28rem] ui:flex-col ui:gap-8 ui:overflow-y-auto ui:overscroll-contain ui:bg-surface ui:px-gutter ui:pb-10 ui:text-text ui:forced-colors:border-e ui:print:hidden'

const slide =
  'ui:data-[state=closed]:animate-[ui-slide-out_var(--ui-duration-open)_var(--ui-ease)_forwards] ui:data-[state=open]:animate-[ui-slide-in_var(--ui-duration-open)_var(--ui-ease)]'

/** A class that aligns the text of a `LanguageSwitch` with the links above it. */
const languageSwitchMargin = 'ui:[--ui-language-switch-margin:-0.3em]'

/**
 * The panel of the overlay menu. This module is imported when the visitor first moves the pointer, presses, types or
 * scrolls anywhere on the page, or when the menu opens.
 */
export function OverlayMenuPanel({
  open,
  trigger,
  ...props
}: OverlayMenuPanelProps & { open: boolean; trigger: RefObject<HTMLButtonElement | null> }) {
  const { onOpenChange } = props
  useScrollbarWidthCssVariable(open)
  useCloseWithoutTrigger(open, onOpenChange, trigger)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      {/* Without `container`, Radix would render the content in a second, synchronous pass. Undefined on the server. */}
      <Dialog.Portal key={useOpening(open)} container={globalThis.document?.body}>
        <div
          data-slot="ui-overlay-menu-backdrop"
          data-state={open ? 'open' : 'closed'}
          inert={!open}
          className={cn(backdrop, modalFadeClasses)}
        />
        {/* To the trigger, which Safari does not focus when it is pressed. */}
        <MenuContent inert={!open} returnFocus={useReturnFocus(open, trigger)} {...props} />
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The content of an open menu, mounted each time the menu opens. Its first render leaves out what is below the bar. */
function MenuContent({
  returnFocus,
  onOpenChange,
  title,
  closeLabel,
  scheme = 'night',
  ref,
  className,
  children,
  ...props
}: OverlayMenuPanelProps & { returnFocus: ReturnType<typeof useReturnFocus> }) {
  const modal = useModal('panel', () => onOpenChange(false))
  const isAfterFirstRender = useAfterFirstRender()
  return (
    <Dialog.Content
      data-slot="ui-overlay-menu"
      data-scheme={scheme}
      aria-describedby={undefined}
      {...props}
      {...composeHandlers(props, {
        onCloseAutoFocus: returnFocus,
      })}
      ref={useComposedRefs(ref, modal)}
      className={cn(panel, slide, languageSwitchMargin, className)}
    >
      <div
        data-slot="ui-overlay-menu-bar"
        className="ui:flex ui:min-h-header ui:items-center ui:justify-between"
      >
        <Dialog.Close
          data-slot="ui-overlay-menu-close"
          aria-label={closeLabel}
          onKeyDown={ignoreHeldEnter}
          className="ui:-ms-3 ui:inline-flex ui:size-11 ui:items-center ui:justify-center ui:rounded-icon ui:tint"
        >
          <Icon name="close" size="medium" />
        </Dialog.Close>
        <Dialog.Title
          data-slot="ui-overlay-menu-title"
          className="ui:font-display ui:text-kicker ui:text-accent-text ui:accent-style"
        >
          {title}
        </Dialog.Title>
      </div>
      {isAfterFirstRender && children}
    </Dialog.Content>
  )
}

/** Closes the menu when the window gets so wide that the header shows the links and hides the trigger of the menu. */
function useCloseWithoutTrigger(
  open: boolean,
  onOpenChange: (open: boolean) => void,
  trigger: RefObject<HTMLButtonElement | null>,
) {
  const latestOnOpenChange = useLatest(onOpenChange)
  useEffect(() => {
    const button = trigger.current
    if (!open || !button) return
    let isVisible = false
    // The observer also reports the first size, after the browser has computed the layout.
    const observer = new ResizeObserver(() => {
      const wasVisible = isVisible
      isVisible = button.getClientRects().length > 0
      if (wasVisible && !isVisible) latestOnOpenChange.current(false)
    })
    observer.observe(button)
    return () => observer.disconnect()
  }, [open, latestOnOpenChange, trigger])
}
