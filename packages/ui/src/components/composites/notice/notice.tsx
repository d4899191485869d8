import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { IconButton } from '../../actions/icon-button/icon-button'

const notice = /* @__PURE__ */ cva(
  // The margins that centre the children leave the top of a long message within reach; `items-center` does not.
  'ui:fixed ui:inset-x-[min(1rem,5vw)] ui:bottom-4 ui:z-30 ui:flex ui:max-h-[calc(100dvh-2rem)] ui:justify-center ui:gap-4 ui:overflow-y-auto ui:overscroll-contain ui:rounded-card ui:border ui:bg-surface ui:p-[min(1rem,5vw)] ui:*:my-auto ui:font-text ui:text-body ui:text-text ui:print:hidden',
  {
    variants: {
      /** What the notice says about the outcome. Only `danger` interrupts a screen reader. @default 'info' */
      tone: {
        info: 'ui:border-line',
        success: 'ui:border-success ui:border-s-8',
        warning: 'ui:border-warning ui:border-s-8',
        danger: 'ui:border-danger ui:border-s-8',
      },
    },
    defaultVariants: { tone: 'info' },
  },
)

export interface NoticeProps extends ComponentProps<'div'>, VariantProps<typeof notice> {
  /** The accessible name of the close button. @default no close button */
  closeLabel?: string | undefined
  /** Called when the visitor presses the close button. Remove the children then. */
  onClose?: (() => void) | undefined
}

/**
 * A message at the bottom of the window, for example that something failed to load. Render the notice before there is
 * a message: screen readers announce the children when they appear, and at once if `tone` is `danger`. The tone is a
 * colour, so say in words what happened. Without children nothing is visible.
 */
export function Notice({ tone, closeLabel, onClose, className, children, ...props }: NoticeProps) {
  const isOpen = Boolean(children)
  return (
    <div
      data-slot="ui-notice"
      data-state={isOpen ? 'open' : 'closed'}
      // A long message without a button can be scrolled with the keyboard, in Safari, too.
      tabIndex={isOpen && !closeLabel ? 0 : undefined}
      {...props}
      className={cn(isOpen && notice({ tone }), className)}
    >
      <div
        role={tone === 'danger' ? 'alert' : 'status'}
        data-slot="ui-notice-text"
        className="ui:min-w-0 ui:wrap-break-word"
      >
        {children}
      </div>
      {isOpen && closeLabel && (
        <IconButton icon="close" aria-label={closeLabel} onClick={onClose} className="ui:ms-auto" />
      )}
    </div>
  )
}
