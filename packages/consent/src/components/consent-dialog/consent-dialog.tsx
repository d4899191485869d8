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

/** What the dialog itself hears, and answers to the letter of its contract. */
type OwnEvents = 'onKeyDown' | 'onCancel' | 'onClose'

export interface ConsentDialogProps extends Omit<ComponentPropsWithoutRef<'dialog'>, OwnEvents> {
  /** The mark of the house, above the question. Decoration: hide it from screen readers. @default none */
  mark?: ReactNode
  /** Links to the privacy and cookie policies; on those pages set `suspended` on the provider. @default none */
  policyLinks?: ReactNode
}

/**
 * Asks for a decision (main mode), and lists the categories (preferences mode). While it is open the page
 * behind is covered, inert and does not scroll. It is a modal `<dialog>` of the platform, so it lies above
 * everything wherever it stands in the tree.
 *
 * Escape decides nothing: from the preferences it leads back to the question, or closes them when there is
 * a decision already; in main mode it does nothing. The cross in main mode rejects, and says so.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @see https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876 (the cross; guidelines of
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

  // Closing, rather than only removing, is what gives focus back to where it came from.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    const scrollbar = window.innerWidth > document.documentElement.clientWidth
    element.toggleAttribute('data-gutter', scrollbar)
    element.showModal()
    return () => element.close()
  }, [])

  // Each mode is read from its top. The dialog itself takes focus, so that Enter by accident decides nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mode is what it happens for
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
          // Left to the browser, a second Escape would close the question unanswered.
          event.preventDefault()
          dismiss()
        }
      }}
      // The ways to close that are not a key, such as Android's back gesture; the browser may insist.
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
        // biome-ignore lint/a11y/useKeyWithClickEvents: hears the links inside it; a link that is followed by keyboard clicks as well
        <p data-slot="consent-policy-links" onClick={dismiss}>
          {policyLinks}
        </p>
      )}
      {children}
    </dialog>
  )
})

/** Tab goes round inside the dialog, as the APG asks; the browser alone would step out to its own bars. */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const stops = event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input:enabled')
  const [first, last] = [stops[0], stops[stops.length - 1]]
  const ends: (EventTarget | undefined)[] = event.shiftKey ? [first, event.currentTarget] : [last]
  if (!ends.includes(event.target)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
