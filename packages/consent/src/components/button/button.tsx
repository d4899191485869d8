import type { ComponentPropsWithoutRef } from 'react'

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant: 'solid' | 'outline'
}

/** The text button of all components. Accept and reject use the same variant, so that both are equally prominent. */
export const Button = ({ variant, ...props }: ButtonProps) => (
  <button type="button" data-slot="consent-button" data-variant={variant} {...props} />
)

/**
 * Whether an event happened on a `Button`. A component whose only button is a `Button` handles clicks on its own element,
 * so that an `onClick` that the app passes to the component runs first.
 */
export const isButton = (target: EventTarget) => !!(target as Element).closest('[data-slot="consent-button"]')

interface CloseButtonProps {
  'aria-label': string
  onClick: () => void
}

/** The close button of the dialog (a cross). Its accessible name is also its tooltip. */
export const CloseButton = ({ 'aria-label': name, onClick }: CloseButtonProps) => (
  <button type="button" data-slot="consent-close" aria-label={name} title={name} onClick={onClick}>
    <svg data-slot="consent-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" />
    </svg>
  </button>
)
