'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useConsentContext } from '../consent-provider/consent-provider'

/** Opens the preferences again; for the foot of every page (GDPR, article 7(3): as easy to withdraw as to give). */
export const CookiePreferencesTrigger = forwardRef<HTMLButtonElement, ComponentPropsWithoutRef<'button'>>(
  function CookiePreferencesTrigger({ children, onClick, ...props }, ref) {
    const { show, words } = useConsentContext('<CookiePreferencesTrigger>')
    return (
      <button
        type="button"
        data-slot="consent-trigger"
        aria-haspopup="dialog"
        {...props}
        ref={ref}
        onClick={(event) => {
          onClick?.(event)
          // Safari does not focus a button that is clicked; the dialog gives focus back to what had it.
          event.currentTarget.focus()
          show('preferences')
        }}
      >
        {children ?? words.trigger}
      </button>
    )
  },
)
