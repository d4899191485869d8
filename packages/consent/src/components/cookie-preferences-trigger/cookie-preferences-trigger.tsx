'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { composeHandlers } from '../compose-handlers'
import { useConsentContext } from '../consent-provider/consent-provider'

export type CookiePreferencesTriggerProps = ComponentPropsWithoutRef<'button'>

/**
 * The button that opens the preferences. Put the button at the bottom of every page, because consent must be as easy to
 * withdraw as to give (GDPR, article 7(3)).
 */
export const CookiePreferencesTrigger = forwardRef<HTMLButtonElement, CookiePreferencesTriggerProps>(
  function CookiePreferencesTrigger({ children, ...props }, ref) {
    const { consent, messages } = useConsentContext()
    return (
      <button
        type="button"
        data-slot="consent-trigger"
        aria-haspopup="dialog"
        {...props}
        {...composeHandlers(props, {
          onClick(event) {
            // Safari does not focus a clicked button. The button is focused here, so that the dialog can return the
            // focus to it.
            event.currentTarget.focus()
            consent.openPreferences()
          },
        })}
        ref={ref}
      >
        {children ?? messages.trigger}
      </button>
    )
  },
)
