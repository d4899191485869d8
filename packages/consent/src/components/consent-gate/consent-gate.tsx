'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { Category } from '../../core'
import { Button } from '../button/button'
import { useConsentContext } from '../consent-provider/consent-provider'

export interface ConsentGateProps extends ComponentPropsWithoutRef<'div'> {
  /** The category that has to be allowed. */
  category: Category
  /** What would load, by the name that a guest knows: `Google Maps`. */
  service: string
  /** From whom it would load: `Google Ireland Limited`. */
  vendor: string
  /** What serves without consent, such as a link to the map. @default none */
  alternative?: ReactNode
}

/**
 * Renders its children (an embed, a `ConsentScript`) only while their category is allowed, and removes them
 * without a reload when it no longer is. Otherwise it says what would load and from whom, and offers to allow
 * it. Give it the size of the embed, so that nothing moves.
 */
export const ConsentGate = forwardRef<HTMLDivElement, ConsentGateProps>(function ConsentGate(
  { category, service, vendor, alternative, children, ...props },
  ref,
) {
  const { consent, state, words } = useConsentContext('<ConsentGate>')
  const allowed = state[category]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of an embed, not of form fields
    <div
      role="group"
      aria-label={service}
      tabIndex={-1}
      data-slot="consent-gate"
      data-state={allowed ? 'allowed' : 'blocked'}
      {...props}
      ref={ref}
    >
      {allowed ? (
        children
      ) : (
        <>
          <p data-slot="consent-gate-title">{words.gate.title(service)}</p>
          <p data-slot="consent-gate-text">{words.gate.text(vendor, words.categories[category].title)}</p>
          <div data-slot="consent-gate-actions">
            <Button
              variant="outline"
              onClick={(event) => {
                // The button goes, its group stays: focus is not lost.
                event.currentTarget.closest<HTMLElement>('[data-slot="consent-gate"]')?.focus()
                consent.update({ [category]: true }, 'gate')
              }}
            >
              {words.gate.allow(service)}
            </Button>
            {alternative}
          </div>
        </>
      )}
    </div>
  )
})
