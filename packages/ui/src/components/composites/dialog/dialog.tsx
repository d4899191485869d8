'use client'

import { useComposedRefs } from '@radix-ui/react-compose-refs'
import * as RadixDialog from '@radix-ui/react-dialog'
import { type ComponentProps, createContext, type ReactNode, use } from 'react'
import { useCloseWatcher } from '../../../hooks/use-close-watcher'
import { useControllableState } from '../../../hooks/use-controllable-state'
import { useModal } from '../../../hooks/use-modal'
import { useOpening } from '../../../hooks/use-opening'
import { useReturnFocus } from '../../../hooks/use-return-focus'
import { useScrollbarWidthCssVariable } from '../../../hooks/use-scrollbar-width-css-variable'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { ignoreHeldEnter } from '../../../lib/ignore-held-enter'
import { modalFadeClasses } from '../../../lib/modal-fade-classes'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { ColorScheme } from '../../layout/section/section'

const DialogContext = /* @__PURE__ */ createContext({
  open: false,
  opening: 0,
  close: () => {},
  returnFocus: (_: Event) => {},
  /** Closes the dialog around this one. */
  closeParent: () => {},
})

/**
 * A window over the page, which waits until it is closed. The root is that of Radix; where the browser can tell, the back
 * gesture of Android closes the dialog and stays on the page.
 */
function DialogRoot({
  open: prop,
  defaultOpen = false,
  onOpenChange,
  ...props
}: ComponentProps<typeof RadixDialog.Root>) {
  const [open, setOpen] = useControllableState(prop, defaultOpen, onOpenChange)
  const close = () => setOpen(false)
  const { close: closeParent } = use(DialogContext)
  const opening = useOpening(open)
  const returnFocus = useReturnFocus(open)
  useCloseWatcher(open, close)
  useScrollbarWidthCssVariable(open)
  return (
    <DialogContext value={{ open, opening, close, returnFocus, closeParent }}>
      <RadixDialog.Root {...props} open={open} onOpenChange={setOpen} />
    </DialogContext>
  )
}

export interface DialogContentProps
  extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title' | 'asChild'> {
  /** Heading and accessible name of the dialog. */
  title: ReactNode
  /** Text below the heading, which screen readers read together with the dialog's name. */
  description?: ReactNode
  /** The colour scheme. @default the scheme of the page */
  scheme?: ColorScheme | undefined
  /** Accessible name of the close button. */
  closeLabel: string
}

const backdrop =
  'ui:fixed ui:inset-0 ui:z-(--ui-z-overlay) ui:bg-[color-mix(in_srgb,var(--ui-scrim)_60%,transparent)] ui:print:hidden'

/** Classes of the window. On a dark page, and in forced-colours mode, it has the colour of the page, so it has a border. */
const panel =
  'ui:fixed ui:inset-0 ui:z-(--ui-z-overlay) ui:m-auto ui:h-fit ui:max-h-[calc(100dvh-2rem)] ui:w-[min(36rem,calc(100%-2rem))] ui:overflow-y-auto ui:overscroll-contain ui:rounded-dialog ui:border ui:border-line ui:bg-surface ui:p-6 ui:font-text ui:text-body ui:text-text ui:sm:p-10 ui:print:hidden'

/**
 * A modal dialog, after the APG pattern (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). Escape, a press
 * outside and the close button close the dialog, and focus returns to the trigger. The children are below the
 * description.
 */
function DialogContent(props: DialogContentProps) {
  const { open, opening } = use(DialogContext)
  return (
    <RadixDialog.Portal key={opening}>
      <div
        data-slot="ui-dialog-backdrop"
        data-state={open ? 'open' : 'closed'}
        inert={!open}
        className={cn(backdrop, modalFadeClasses)}
      />
      <DialogWindow {...props} />
    </RadixDialog.Portal>
  )
}

/** The window of an open dialog, mounted each time the dialog opens. */
function DialogWindow({
  title,
  description,
  closeLabel,
  scheme,
  ref,
  className,
  children,
  ...props
}: DialogContentProps) {
  const { open, close, returnFocus, closeParent } = use(DialogContext)
  const modal = useModal('panel', close)
  return (
    <RadixDialog.Content
      data-slot="ui-dialog"
      data-scheme={scheme}
      inert={!open}
      {...(description ? {} : { 'aria-describedby': undefined })}
      {...props}
      {...composeHandlers(props, {
        onCloseAutoFocus: returnFocus,
        // While this dialog fades out, Radix still gives it the key.
        onEscapeKeyDown: () => open || closeParent(),
      })}
      ref={useComposedRefs(ref, modal)}
      className={cn(panel, modalFadeClasses, className)}
    >
      <div data-slot="ui-dialog-bar" className="ui:flex ui:items-start ui:justify-between ui:gap-6">
        <RadixDialog.Title
          data-slot="ui-dialog-title"
          className="ui:min-w-0 ui:pt-1 ui:font-display ui:text-h3 ui:font-heading ui:text-balance ui:[&_em]:accent-style ui:hyphens-auto ui:[hyphenate-limit-chars:8_4_4] ui:wrap-break-word"
        >
          {title}
        </RadixDialog.Title>
        <RadixDialog.Close asChild>
          <IconButton icon="close" aria-label={closeLabel} onKeyDown={ignoreHeldEnter} />
        </RadixDialog.Close>
      </div>
      {description && (
        <RadixDialog.Description data-slot="ui-dialog-description" className="ui:mt-5 ui:text-pretty">
          {description}
        </RadixDialog.Description>
      )}
      {children && (
        <div data-slot="ui-dialog-body" className="ui:mt-8">
          {children}
        </div>
      )}
    </RadixDialog.Content>
  )
}

/** Components of Radix. Use `Trigger` and `Close` with `asChild` around a `Button`. */
export { Close, Trigger } from '@radix-ui/react-dialog'
export { DialogContent as Content, DialogRoot as Root }
