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
  /** Logo at the top of the main mode. It is decoration: give it `aria-hidden` or an empty `alt`. @default none */
  mark?: ReactNode
  /** Links to the privacy and cookie policies. On those two pages set `suspended` on the provider. @default none */
  policyLinks?: ReactNode
}

/**
 * Asks for a decision (main mode) and lists the categories (preferences mode). A modal `<dialog>`: while it is
 * open the page is covered, inert and does not scroll.
 *
 * Escape makes no decision. In main mode it does nothing. In preferences mode it goes back to main mode, or closes
 * the dialog if the visitor has decided before. The close button rejects all in main mode, and its name says so.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @see https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876 (Italian guidelines of
 * 10 June 2021, which require the close button)
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

  // Without `close()` before the element is removed, the browser would not return the focus to its earlier place.
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

  // The dialog gets the focus, not a button, so that an accidental Enter makes no decision.
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
          // `preventDefault` on `cancel` stops only the first Escape: the browser closes the dialog on the second one.
          event.preventDefault()
          dismiss()
        }
      }}
      // Other requests to close, such as Android's back gesture. Some browsers close the dialog all the same.
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

/** Keeps Tab inside the dialog, as the APG asks: by default the focus leaves it for the browser's toolbar. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const tabbable = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input:enabled')
  const [first, last] = [tabbable[0], tabbable[tabbable.length - 1]]
  const ends: (EventTarget | undefined)[] = event.shiftKey ? [first, event.currentTarget] : [last]
  if (!ends.includes(event.target)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
