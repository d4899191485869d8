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
export const isButton = (target: EventTarget) => !!(target as Element).closest('[data-slot=consent-button]')
