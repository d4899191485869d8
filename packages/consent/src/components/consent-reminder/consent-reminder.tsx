'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Button, isButton } from '../button/button'
import { composeHandlers } from '../compose-handlers'
import { useConsentContext } from '../consent-provider/consent-provider'
import { findTabbable } from '../tabbable'
import { useRemovableRef } from '../use-removable-ref'

export type ConsentReminderProps = ComponentPropsWithoutRef<'section'>

/**
 * A bar at the bottom of the window, instead of the dialog, while the provider is `suspended`: on pages such as the
 * privacy policy, which visitors may read before they decide. The bar is shown until the visitor decides.
 */
export const ConsentReminder = forwardRef<HTMLElement, ConsentReminderProps>(
  function ConsentReminder(props, ref) {
    const { reminding } = useConsentContext()
    return reminding && <ShownReminder {...props} ref={ref} />
  },
)

const ShownReminder = forwardRef<HTMLElement, ConsentReminderProps>(function ShownReminder(props, ref) {
  const { consent, messages } = useConsentContext()
  // The focus moves to the control before the reminder, which is mostly the last of the page.
  const reminder = useRemovableRef(ref, (element) =>
    // 4: the element follows.
    findTabbable(document).findLast((other) => other.compareDocumentPosition(element) & 4),
  )

  return (
    <section
      data-slot="consent-reminder"
      aria-label={messages.trigger}
      {...props}
      {...composeHandlers(props, {
        onClick: (event) => isButton(event.target) && consent.dialog.set('main'),
      })}
      ref={reminder}
    >
      <p data-slot="consent-reminder-text">{messages.reminder.text}</p>
      <Button variant="solid">{messages.reminder.action}</Button>
    </section>
  )
})
