'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useInsertionEffect,
} from 'react'
import type { ConsentCategory } from '../../core'
import type { ConsentMessages } from '../../locales/messages'
import { Button, isButton } from '../button/button'
import { composeHandlers } from '../compose-handlers'
import { useConsentContext } from '../consent-provider/consent-provider'
import { useRemovableRef } from '../use-removable-ref'

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
  const gate = useRemovableRef(ref)
  const values: Record<string, string> = { service, vendor, category: messages.categories[category].title }
  /** A text with its `{name}`s replaced by their values. */
  const text = (name: keyof ConsentMessages['gate']) =>
    messages.gate[name].replace(/{(\w+)}/g, (placeholder, key) => values[key] ?? placeholder)
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
          // Where a press does not focus the button, as in Safari.
          event.currentTarget.focus()
          consent.update({ [category]: true }, 'gate')
        },
      })}
      ref={gate}
    >
      {allowed ? (
        <Content key="embed" gate={gate}>
          {children}
        </Content>
      ) : (
        <Content gate={gate}>
          {preview && <div data-slot="consent-gate-preview">{preview}</div>}
          <p data-slot="consent-gate-title">{text('title')}</p>
          <p data-slot="consent-gate-text">{text('text')}</p>
          <div data-slot="consent-gate-actions">
            <Button variant="outline">{text('allow')}</Button>
            {alternative}
          </div>
        </Content>
      )}
    </div>
  )
})

interface ContentProps {
  gate: RefObject<HTMLElement | null>
  children: ReactNode
}

/** The placeholder or the embed. Before React replaces it by the other, the focus inside moves to the gate. */
function Content({ gate, children }: ContentProps) {
  // An insertion effect: `StrictMode` ends the others once at their start, when an embed may have just taken the focus.
  useInsertionEffect(
    () => () => {
      if (gate.current?.contains(document.activeElement)) gate.current.focus({ preventScroll: true })
    },
    [gate],
  )
  return children
}
