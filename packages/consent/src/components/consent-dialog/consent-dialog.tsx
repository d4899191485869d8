'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { closeOnBack } from '../close-on-back'
import { composeHandlers } from '../compose-handlers'
import { useConsentContext } from '../consent-provider/consent-provider'
import { useRemovableRef } from '../use-removable-ref'
import { isSeen } from './is-seen'
import { ConsentMainPanel } from './main-panel'
import { ConsentPreferencesPanel } from './preferences-panel'

/** Time in ms between two checks whether the open dialog can be seen. */
const CHECK_INTERVAL = 250

export interface ConsentDialogProps extends ComponentPropsWithoutRef<'dialog'> {
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
 * closes the dialog if the visitor has decided before; the focus returns to the button that opened the preferences. The
 * close button rejects all in main mode, and its name says so.
 *
 * The browser's Back, and the back gesture of a phone, closes the preferences like Escape and stays on the page. In main
 * mode Back leaves the page.
 *
 * A dialog that the visitor cannot see, because a content blocker has hidden or removed it, closes: the page then works,
 * nothing is allowed or stored, and the next visit asks again.
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
  const { consent, state, dismiss } = useConsentContext('<ConsentDialog>')
  const dialog = useRemovableRef(ref)
  const id = useId()

  // Effects run in a task of their own after React has inserted the dialog: to open a modal dialog, the browser computes
  // the styles of the whole page.
  useEffect(() => {
    const element = dialog.current as HTMLDialogElement
    // The open dialog hides the page's scrollbar. Padding replaces its width, so that the page does not move sideways.
    // `scrollbar-gutter` would leave a light strip beside the overlay, because nothing can cover a gutter. The padding is
    // on the right in both text directions, because browsers put the page's scrollbar there. Most phones have no width.
    const width = window.innerWidth - document.documentElement.clientWidth
    if (width > 0) document.documentElement.style.paddingRight = `${width}px`
    // `showModal` throws if a content blocker has removed an ancestor.
    if (element.isConnected) element.showModal()

    // No event tells that a style sheet hides the dialog, and content blockers add theirs at any time. A removal is
    // observed, so that the trigger can open a new dialog at once.
    const checkSeen = () => isSeen(element) || consent.dialog.set('closed')
    const timer = setInterval(checkSeen, CHECK_INTERVAL)
    const removal = new MutationObserver(() => element.isConnected || checkSeen())
    removal.observe(document, { childList: true, subtree: true })

    // A decision closes the dialog at once. React removes it after the paint, see `ConsentProvider`.
    const unsubscribe = consent.subscribe(() => consent.get().date && close(element))

    return () => {
      unsubscribe()
      clearInterval(timer)
      removal.disconnect()
    }
  }, [consent, dialog])

  // Before React removes the dialog. Without `close()` the browser would not return the focus to the element that had
  // focus before.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    return () => close(element)
  }, [dialog])

  // When the dialog opens or changes its mode, the dialog element gets the focus. If a button had the focus, an
  // accidental Enter would make a decision. On the way back from the preferences the button that opened them gets it.
  const lastMode = useRef(mode)
  useEffect(() => {
    const element = dialog.current as HTMLDialogElement
    const isBack = mode === 'main' && lastMode.current === 'preferences'
    lastMode.current = mode
    element.scrollTo(0, 0)
    const opener = isBack && element.querySelector<HTMLElement>('[data-variant="outline"]')
    ;(opener || element).focus()
    return mode === 'main' ? undefined : closeOnBack(consent.dialog.set)
  }, [mode, consent, dialog])

  const cancel = (event: SyntheticEvent) => {
    event.preventDefault()
    dismiss()
  }

  return (
    <dialog
      data-slot="consent-dialog"
      data-mode={mode}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
      tabIndex={-1}
      {...props}
      {...composeHandlers(props, {
        onKeyDown(event) {
          if (event.key === 'Tab') keepFocus(event)
          // `preventDefault` in `onCancel` stops only the first Escape, and the browser would close the dialog on the
          // second. In `onKeyDown` it stops every Escape.
          if (event.key === 'Escape') cancel(event)
        },
        // Android's back gesture also dispatches `cancel`. Some browsers close the dialog in spite of `preventDefault`,
        // so `onClose` opens the dialog again, unless a decision that React has not rendered yet has closed it.
        onCancel: cancel,
        onClose() {
          const element = dialog.current
          if (!element?.isConnected || element.open || consent.get().state !== state) return
          element.showModal()
          element.focus()
        },
      })}
      ref={dialog}
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

function close(dialog: HTMLDialogElement) {
  dialog.close()
  // The page has its scrollbar again.
  document.documentElement.style.paddingRight = ''
}

/**
 * Keeps the focus inside the dialog, as the APG pattern asks. A browser would otherwise move the focus from the last
 * control to its own toolbar.
 */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const tabbable = [...event.currentTarget.querySelectorAll<HTMLElement>('a[href], button, input:enabled')]
  const [first, last] = [tabbable[0], tabbable.at(-1)]
  const ends: (EventTarget | undefined)[] = event.shiftKey ? [first, event.currentTarget] : [last]
  if (!ends.includes(event.target)) return
  event.preventDefault()
  ;(event.shiftKey ? last : first)?.focus()
}
