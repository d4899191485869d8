'use client'

import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { Button } from '../button/button'
import { useConsentContext } from '../consent-provider/consent-provider'

/**
 * A bar at the foot of a page that may be read before deciding (`suspended` on the provider). It blocks
 * nothing, and is there only as long as nobody has decided.
 */
export const ConsentReminder = forwardRef<HTMLElement, ComponentPropsWithoutRef<'section'>>(
  function ConsentReminder(props, ref) {
    const { show, waiting, words } = useConsentContext('<ConsentReminder>')
    if (!waiting) return null
    return (
      <section data-slot="consent-reminder" aria-label={words.trigger} {...props} ref={ref}>
        <p>{words.reminder.text}</p>
        <Button variant="solid" onClick={() => show('main')}>
          {words.reminder.action}
        </Button>
      </section>
    )
  },
)
