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

/** The sign of each tone, on a grid of 16 px, and its colour: a shape of its own, for those who see no colours. */
const SIGNS = {
  info: ['M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM8 7.25v4M8 4.75h.01', 'ui:text-quiet'],
  success: ['M8 1.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM5 8.25l2.25 2.25L11 6', 'ui:text-success'],
  warning: ['M8 2 1.25 13.75h13.5ZM8 6.5v3.25M8 11.75h.01', 'ui:text-warning'],
  danger: ['M5.3 1.5h5.4l3.8 3.8v5.4l-3.8 3.8H5.3l-3.8-3.8V5.3ZM8 4.75v4M8 11.25h.01', 'ui:text-danger'],
} as const

export interface NoticeProps extends ComponentProps<'div'>, VariantProps<typeof notice> {
  /** The accessible name of the close button. @default no close button */
  closeLabel?: string | undefined
  /** Called when the visitor presses the close button. Remove the children then. */
  onClose?: (() => void) | undefined
}

/**
 * A message at the bottom of the window, for example that something failed to load. Render the notice before there is
 * a message: screen readers announce the children when they appear, and at once if `tone` is `danger`. The tone is a
 * colour and a sign, so say in words what happened. Without children nothing is visible.
 */
export function Notice({ tone, closeLabel, onClose, className, children, ...props }: NoticeProps) {
  const isOpen = Boolean(children)
  const [sign, colour] = SIGNS[tone ?? 'info']
  return (
    <div
      data-slot="ui-notice"
      data-state={isOpen ? 'open' : 'closed'}
      // A long message without a button can be scrolled with the keyboard, in Safari, too.
      tabIndex={isOpen && !closeLabel ? 0 : undefined}
      {...props}
      className={cn(isOpen && notice({ tone }), className)}
    >
      {isOpen && (
        <svg
          data-slot="ui-notice-sign"
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
          className={cn('ui:size-5 ui:shrink-0', colour)}
        >
          <path d={sign} />
        </svg>
      )}
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
