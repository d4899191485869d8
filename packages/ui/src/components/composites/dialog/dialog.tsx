'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { useCloseWatcher } from '../../../hooks/use-close-watcher'
import { useControllableState } from '../../../hooks/use-controllable-state'
import { cn } from '../../../lib/cn'
import { modalFadeClasses } from '../../../lib/modal-fade-classes'
import { IconButton } from '../../actions/icon-button/icon-button'
import type { ColorScheme } from '../../layout/section/section'

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
  useCloseWatcher(open, () => setOpen(false))
  return <RadixDialog.Root {...props} open={open} onOpenChange={setOpen} />
}

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** Heading and accessible name of the dialog. */
  title: ReactNode
  /** Text below the heading, which screen readers read together with the dialog's name. */
  description?: ReactNode
  /** The colour scheme. @default the scheme of the page */
  scheme?: ColorScheme | undefined
  /** Accessible name of the close button. */
  closeLabel: string
}

const panel =
  'ui:fixed ui:inset-0 ui:z-(--ui-z-overlay) ui:m-auto ui:h-fit ui:max-h-[calc(100dvh-2rem)] ui:w-[min(36rem,calc(100%-2rem))] ui:overflow-y-auto ui:overscroll-contain ui:rounded-dialog ui:bg-surface ui:p-6 ui:font-text ui:text-body ui:text-text ui:sm:p-10 ui:print:hidden'

/**
 * Classes of the scrim, the dark layer over the page. The scrim is a `box-shadow` of the panel, so both fade together.
 * Forced-colours mode removes shadows, so the panel gets a border.
 */
const scrim =
  'ui:[box-shadow:0_0_0_100vmax_color-mix(in_srgb,var(--ui-scrim)_60%,transparent)] ui:forced-colors:border'

/**
 * A modal dialog, after the APG pattern (https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/). Escape, a press
 * outside and the close button close the dialog, and focus returns to the trigger. The children are below the
 * description.
 */
function DialogContent({
  title,
  description,
  closeLabel,
  scheme,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Content
        data-slot="ui-dialog"
        data-modal="panel"
        data-scheme={scheme}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...props}
        className={cn(panel, scrim, modalFadeClasses, className)}
      >
        <div data-slot="ui-dialog-bar" className="ui:flex ui:items-start ui:justify-between ui:gap-6">
          <RadixDialog.Title
            data-slot="ui-dialog-title"
            className="ui:min-w-0 ui:pt-1 ui:font-display ui:text-h3 ui:font-heading ui:text-balance ui:[&_em]:accent-style ui:hyphens-auto ui:[hyphenate-limit-chars:8_4_4] ui:wrap-break-word"
          >
            {title}
          </RadixDialog.Title>
          <RadixDialog.Close asChild>
            <IconButton icon="close" aria-label={closeLabel} />
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
    </RadixDialog.Portal>
  )
}

/** Components of Radix. Use `Trigger` and `Close` with `asChild` around a `Button`. */
export { Close, Trigger } from '@radix-ui/react-dialog'
export { DialogContent as Content, DialogRoot as Root }
