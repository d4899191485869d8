'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Button } from '../button/button'
import { useConsentContext } from '../consent-provider/consent-provider'

export type ConsentReminderProps = ComponentPropsWithoutRef<'section'>

/**
 * A bar at the bottom of the window, instead of the dialog, while the provider is `suspended`: on pages such as the
 * privacy policy, which visitors may read before they decide. The bar is shown until the visitor decides.
 */
export const ConsentReminder = forwardRef<HTMLElement, ConsentReminderProps>(
  function ConsentReminder(props, ref) {
    const { messages, reminding, show } = useConsentContext('<ConsentReminder>')
    if (!reminding) return null
    return (
      <section data-slot="consent-reminder" aria-label={messages.trigger} {...props} ref={ref}>
        <p data-slot="consent-reminder-text">{messages.reminder.text}</p>
        <Button variant="solid" onClick={() => show('main')}>
          {messages.reminder.action}
        </Button>
      </section>
    )
  },
)
