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
import { MainPanel } from './main-panel'
import { PreferencesPanel } from './preferences-panel'

/** Handlers that callers cannot override. */
type OwnHandlers = 'onKeyDown' | 'onCancel' | 'onClose'

export interface ConsentDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, OwnHandlers> {
  /** Logo above the question. Decoration: hide it from screen readers. @default none */
  mark?: ReactNode
  /** Links to the privacy and cookie policies; on those pages set `suspended` on the provider. @default none */
  policyLinks?: ReactNode
}

/**
 * Asks for a decision (main mode) and lists the categories (preferences mode). A modal `<dialog>`: while it is
 * open the page is covered, inert and does not scroll.
 *
 * Escape makes no decision: in preferences mode it goes back to the question, or closes the dialog after a
 * decision; in main mode it does nothing. The cross in main mode rejects all, and its name says so.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @see https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876 (the cross: guidelines of
 * 10 June 2021)
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
  { mode, mark, policyLinks, children, ...props },
  ref,
) {
  const { dismiss } = useConsentContext('<ConsentDialog>')
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)

  // `close()` before the removal makes the browser return the focus to the element that had it.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    const { clientWidth, style } = document.documentElement
    // Measured before the open dialog hides the scrollbar.
    style.setProperty('--_consent-scrollbar-width', `${window.innerWidth - clientWidth}px`)
    element.showModal()
    return () => {
      element.close()
      style.removeProperty('--_consent-scrollbar-width')
    }
  }, [])

  // Focus goes to the dialog and not to a button, so that Enter by accident makes no decision.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for each mode
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
          // The browser cancels the first Escape only; a second one would close the dialog.
          event.preventDefault()
          dismiss()
        }
      }}
      // Other requests to close, such as Android's back gesture. The browser may close the dialog all the same.
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
      {mode === 'main' ? <MainPanel id={id} mark={mark} /> : <PreferencesPanel id={id} />}
      {policyLinks && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: clicks bubble from the links; a link clicks on Enter too
        <p data-slot="consent-policy-links" onClick={dismiss}>
          {policyLinks}
        </p>
      )}
      {children}
    </dialog>
  )
})

/** Tab wraps around inside the dialog, as the APG asks; the browser alone would go on to its toolbar. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const tabbable = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input:enabled')
  const [first, last] = [tabbable[0], tabbable[tabbable.length - 1]]
  const ends: (EventTarget | undefined)[] = event.shiftKey ? [first, event.currentTarget] : [last]
  if (!ends.includes(event.target)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
