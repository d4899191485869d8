'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react'
import { useConsentContext } from '../consent-provider/consent-provider'
import { ConsentMainPanel } from './main-panel'
import { ConsentPreferencesPanel } from './preferences-panel'

/** Event handlers that an app cannot set, because the dialog itself handles these events. */
type OwnHandlers = 'onKeyDown' | 'onCancel' | 'onClose'

export interface ConsentDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, OwnHandlers> {
  /**
   * Logo at the top of the dialog in main mode. Give the logo `aria-hidden` or an empty `alt`, because it is
   * decorative. @default none
   */
  logo?: ReactNode
  /**
   * Links to the privacy policy and the cookie policy. On the pages of these policies set `suspended` on
   * `ConsentProvider`, so that the dialog does not cover the policy. @default none
   */
  policyLinks?: ReactNode
}

/**
 * Asks for a decision (main mode) and lists the categories (preferences mode). A modal `<dialog>`: while the dialog is
 * open, the page is covered and inert, and does not scroll.
 *
 * Escape makes no decision. In main mode Escape does nothing. In preferences mode Escape goes back to main mode, or
 * closes the dialog if the visitor has decided before. The close button rejects all in main mode, and its name says so.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @see https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876 (Italian guidelines of 10 June 2021,
 * which require the close button)
 */
export const ConsentDialog = forwardRef<HTMLDialogElement, ConsentDialogProps>(
  function ConsentDialog(props, ref) {
    const { mode } = useConsentContext('<ConsentDialog>')
    return mode === 'closed' ? null : <OpenDialog {...props} mode={mode} ref={ref} />
  },
)

interface OpenDialogProps extends ConsentDialogProps {
  mode: 'main' | 'preferences'
}

const OpenDialog = forwardRef<HTMLDialogElement, OpenDialogProps>(function OpenDialog(
  { mode, logo, policyLinks, children, ...props },
  ref,
) {
  const { dismiss } = useConsentContext('<ConsentDialog>')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)

  // The cleanup calls `close()` before React removes the element. Otherwise the browser would not return the focus to
  // the element that had focus before.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    const { clientWidth, style } = document.documentElement
    // The width of the scrollbar is measured before the open dialog hides the scrollbar. Most phones have no such width.
    const width = window.innerWidth - clientWidth
    if (width > 0) style.setProperty('--_consent-scrollbar-width', `${width}px`)
    element.showModal()
    return () => {
      element.close()
      style.removeProperty('--_consent-scrollbar-width')
    }
  }, [])

  // When the dialog opens or changes its mode, the dialog element gets the focus. If a button had the focus, an
  // accidental Enter would make a decision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs again when `mode` changes
  useLayoutEffect(() => {
    dialog.current?.scrollTo(0, 0)
    dialog.current?.focus()
  }, [mode])

  return (
    <dialog
      data-slot="consent-dialog"
      data-mode={mode}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      tabIndex={-1}
      {...props}
      ref={dialog}
      onKeyDown={(event) => {
        if (event.key === 'Tab') keepFocus(event)
        if (event.key === 'Escape') {
          // `preventDefault` in `onCancel` stops only the first Escape, and the browser would close the dialog on the
          // second. In `onKeyDown` it stops every Escape.
          event.preventDefault()
          dismiss()
        }
      }}
      // Android's back gesture also dispatches `cancel`. Some browsers close the dialog in spite of `preventDefault`,
      // so `onClose` opens the dialog again.
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
      onClose={() => {
        const element = dialog.current
        if (!element || element.open) return
        element.showModal()
        element.focus()
      }}
    >
      {mode === 'main' ? <ConsentMainPanel id={id} logo={logo} /> : <ConsentPreferencesPanel id={id} />}
      {policyLinks && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside also dispatches `click`
        <p data-slot="consent-policy-links" onClick={dismiss}>
          {policyLinks}
        </p>
      )}
      {children}
    </dialog>
  )
})

/**
 * Keeps the focus inside the dialog, as the APG pattern asks. A browser would otherwise move the focus from the last
 * control to its own toolbar.
 */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const tabbable = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input:enabled')
  const [first, last] = [tabbable[0], tabbable[tabbable.length - 1]]
  const ends: (EventTarget | undefined)[] = event.shiftKey ? [first, event.currentTarget] : [last]
  if (!ends.includes(event.target)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
