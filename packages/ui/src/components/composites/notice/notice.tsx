import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../actions/icon-button/icon-button'

export interface NoticeProps extends ComponentProps<'div'> {
  /** The accessible name of the close button. @default no close button */
  closeLabel?: string | undefined
  /** Called when the visitor presses the close button. Remove the children then. */
  onClose?: (() => void) | undefined
}

/**
 * A message at the bottom of the window, for example that something failed to load. Render the notice before there is
 * a message: screen readers announce the children when they appear. Without children nothing is visible.
 */
export function Notice({ closeLabel, onClose, className, children, ...props }: NoticeProps) {
  const isOpen = Boolean(children)
  return (
    <div
      data-slot="ui-notice"
      data-state={isOpen ? 'open' : 'closed'}
      {...props}
      className={cn(
        isOpen &&
          'ui:fixed ui:inset-x-4 ui:bottom-4 ui:z-30 ui:flex ui:items-center ui:justify-center ui:gap-4 ui:rounded-card ui:border ui:border-line ui:bg-surface ui:p-4 ui:font-text ui:text-body ui:text-text ui:print:hidden',
        className,
      )}
    >
      <div role="status" data-slot="ui-notice-text" className="ui:min-w-0 ui:wrap-break-word">
        {children}
      </div>
      {isOpen && closeLabel && <IconButton icon="close" aria-label={closeLabel} onClick={onClose} />}
    </div>
  )
}
