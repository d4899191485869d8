'use client'

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { ConsentCategory } from '../../core'
import { Button, isButton } from '../button/button'
import { composeHandlers } from '../compose-handlers'
import { useConsentContext } from '../consent-provider/consent-provider'
import { formatMessage } from './format-message'

export interface ConsentGateProps extends ComponentPropsWithoutRef<'div'> {
  /** The category that the visitor must allow. */
  category: ConsentCategory
  /** Name of the embedded service, as visitors know it: `Google Maps`. */
  service: string
  /** The company that receives the visitor's data: `Google Ireland Limited`. */
  vendor: string
  /**
   * A link or text beside the button, for visitors who do not allow the category: for example a link to the map.
   * @default none
   */
  alternative?: ReactNode
  /**
   * A picture that replaces the embed, such as a drawn map. The text is then the picture's caption, and the button is
   * in the picture's lower corner. @default none
   */
  preview?: ReactNode
}

/**
 * Renders its children (an embed, a `ConsentScript`) only while their category is allowed. Otherwise renders a
 * placeholder that names the service and its vendor, with a button that allows the category. Give the gate the size of
 * the embed, so that the page does not move when the embed replaces the placeholder.
 */
export const ConsentGate = forwardRef<HTMLDivElement, ConsentGateProps>(function ConsentGate(
  { category, service, vendor, alternative, preview, children, ...props },
  ref,
) {
  const { consent, messages, state } = useConsentContext()
  const allowed = state[category]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group around an embed; `fieldset` is for form fields
    <div
      role="group"
      aria-label={service}
      tabIndex={-1}
      data-slot="consent-gate"
      data-state={allowed ? 'allowed' : 'blocked'}
      data-preview={allowed || !preview ? undefined : ''}
      {...props}
      {...composeHandlers(props, {
        onClick(event) {
          if (allowed || !isButton(event.target)) return
          // Answers the press also for a gate around this one, which has it as its alternative.
          event.preventDefault()
          // The button of a decision that React has not rendered yet is not a second decision.
          if (consent.get().state[category]) return
          // The click removes the button that has focus, so the focus moves to the gate.
          event.currentTarget.focus()
          consent.update({ [category]: true }, 'gate')
        },
      })}
      ref={ref}
    >
      {allowed ? (
        children
      ) : (
        <>
          {preview && <div data-slot="consent-gate-preview">{preview}</div>}
          <p data-slot="consent-gate-title">{formatMessage(messages.gate.title, { service })}</p>
          <p data-slot="consent-gate-text">
            {formatMessage(messages.gate.text, { vendor, category: messages.categories[category].title })}
          </p>
          <div data-slot="consent-gate-actions">
            <Button variant="outline">{formatMessage(messages.gate.allow, { service })}</Button>
            {alternative}
          </div>
        </>
      )}
    </div>
  )
})
