'use client'

import * as RadixDialog from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../actions/icon-button/icon-button'

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'title'> {
  /** The dialog's name. */
  title: ReactNode
  /** What it is about, read out with the name. */
  description?: ReactNode
  /** The name of the close button. */
  closeLabel: string
}

/**
 * A modal dialog (APG) before the veiled page: Escape, a press outside and its close button close it, and focus goes
 * back to the trigger. What else it holds comes as children.
 */
function DialogContent({
  title,
  description,
  closeLabel,
  className,
  children,
  ...props
}: DialogContentProps) {
  return (
    <RadixDialog.Portal>
      <RadixDialog.Content
        data-slot="ui-dialog"
        data-scheme="light"
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...props}
        className={cn(
          'ui:fixed ui:inset-0 ui:z-40 ui:m-auto ui:h-fit ui:max-h-[calc(100dvh-2rem)] ui:w-[min(36rem,calc(100%-2rem))] ui:overflow-y-auto ui:overscroll-contain ui:bg-surface ui:p-6 ui:font-text ui:text-body ui:text-text ui:sm:p-10',
          className,
        )}
      >
        <div data-slot="ui-dialog-bar" className="ui:flex ui:items-start ui:justify-between ui:gap-6">
          <RadixDialog.Title
            data-slot="ui-dialog-title"
            className="ui:min-w-0 ui:pt-1 ui:font-display ui:text-h3 ui:text-balance ui:hyphens-auto ui:wrap-break-word"
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

/** Radix's own parts. Give `Trigger` and `Close` `asChild` and a `Button`. */
export { Close, Root, Trigger } from '@radix-ui/react-dialog'
export { DialogContent as Content }
