import type { ComponentPropsWithoutRef } from 'react'

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  variant: 'solid' | 'outline'
}

/** The one button of the package. Two of the same variant cannot differ in prominence. */
export const Button = ({ variant, ...props }: ButtonProps) => (
  <button type="button" data-slot="consent-button" data-variant={variant} {...props} />
)

/** The cross of a dialog, with a name that says what it does. */
export const CloseButton = ({
  'aria-label': name,
  onClick,
}: {
  'aria-label': string
  onClick: () => void
}) => (
  <button type="button" data-slot="consent-close" aria-label={name} title={name} onClick={onClick}>
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d="M3 3l10 10M13 3L3 13" fill="none" stroke="currentColor" />
    </svg>
  </button>
)
