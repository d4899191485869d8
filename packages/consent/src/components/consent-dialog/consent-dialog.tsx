'use client'

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
} from 'react'
import type { ConsentStore } from '../../core'
import { composeHandlers } from '../compose-handlers'
import { useConsentContext } from '../consent-provider/consent-provider'
import { findTabbable } from '../tabbable'
import { useRemovableRef } from '../use-removable-ref'
import { isSeen } from './is-seen'
import { ConsentMainPanel } from './main-panel'
import { ConsentPreferencesPanel } from './preferences-panel'

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
 * The browser's Back leaves the page. Android's back gesture, which the browser gives to an open dialog, does what Escape
 * does in preferences mode. In main mode it closes the dialog: nothing is allowed or stored, and the next visit asks
 * again.
 *
 * A dialog that the visitor cannot see closes, and the page then works. The dialog opens as soon as it can be seen, for
 * example when a preloader no longer hides the page. A dialog that a script has removed or closed, or that a content
 * blocker always hides, is asked on the next visit; nothing is allowed or stored.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 * @see https://www.garanteprivacy.it/home/docweb/-/docweb-display/docweb/9677876 (Italian guidelines of 10 June 2021,
 * which require the close button)
 */
export const ConsentDialog = forwardRef<HTMLDialogElement, ConsentDialogProps>(
  function ConsentDialog(props, ref) {
    const { mode } = useConsentContext()
    return mode !== 'closed' && <OpenDialog {...props} mode={mode} ref={ref} />
  },
)

interface OpenDialogProps extends ConsentDialogProps {
  mode: 'main' | 'preferences'
}

const OpenDialog = forwardRef<HTMLDialogElement, OpenDialogProps>(function OpenDialog(
  { mode, logo, policyLinks, children, ...props },
  ref,
) {
  const { consent, decided, messages, suspended } = useConsentContext()
  const { main, preferences } = messages
  const { title, description } = messages[mode]
  const [closeName, leave] =
    mode === 'main'
      ? [main.close, () => consent.update(consent.none, 'close')]
      : [decided ? preferences.close : preferences.back, () => consent.dialog.set()]
  const dialog = useRemovableRef(ref)
  const id = useId()

  // A layout effect, because React ends it when a surrounding `Suspense` hides the dialog, and starts it again later.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `suspended` resets the dialog
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    const parentNode = element.parentNode as Node
    /** Closes the dialog. Undefined while this effect has not opened it. */
    let close: (() => void) | undefined

    const end = () => {
      close = close?.() as undefined
    }

    /** Ends the dialog for this visit. The preferences go back to what was before them. */
    function leave() {
      end()
      consent.dialog.set(consent.dialog.get() === 'preferences' ? undefined : 'closed')
    }

    // No event tells that a style sheet hides or shows the dialog, and content blockers add theirs at any time.
    function check() {
      // A decision closes the dialog at once. React removes it after the paint, see `ConsentProvider`.
      if (consent.get().date && !consent.dialog.get()) end()
      // Removed or closed by a script, or closed by the browser, as on Android's back gesture.
      else if (element.parentNode !== parentNode || (close && !element.open)) leave()
      else if (!close) {
        if (isSeen(element)) close = openModal(element)
      } else if (!isSeen(element)) {
        end()
        // Hidden only while it is modal, or by its place, as no preloader hides it.
        if (isSeen(element)) leave()
      }
      // No longer modal, because the page has moved it. The event of its closing opens it again.
      else if (element.getClientRects()[0] && !element.matches(':modal')) end()
    }

    // The first check has a task of its own: to open a modal dialog, the browser computes the styles of the whole page.
    const timers = [setTimeout(check), setInterval(check, 250)]
    // A removal, and a dialog that the browser or a script closes, are observed, so that the trigger can open it at once.
    const removal = new MutationObserver(check)
    removal.observe(parentNode, { childList: true })
    const unsubscribe = consent.subscribe(check)
    const listening = new AbortController()
    // So that a press that follows the back gesture at once opens the dialog again.
    element.addEventListener('close', check, listening)
    // Where the focus is on nothing, for example because the page has removed what had it, the dialog hears no key.
    document.addEventListener(
      'keydown',
      (event) => {
        if (close && event.target === document.body) handleEscape(event, consent)
      },
      listening,
    )

    return () => {
      listening.abort()
      unsubscribe()
      timers.forEach(clearTimeout)
      removal.disconnect()
      // When `suspended` changes or this dialog leaves the page, usually because the visitor has opened another page, a
      // dialog that the visitor has seen returns to its default state: in main mode if the visitor must decide, otherwise
      // closed. A decision resets the dialog in the store.
      if (close) {
        end()
        consent.dialog.set()
      }
    }
  }, [consent, dialog, suspended])

  // When the open dialog changes its mode, the dialog element gets the focus. If a button had the focus, an accidental
  // Enter would make a decision. On the way back from the preferences the button that opened them gets it. Before the
  // dialog opens, nothing in it can take the focus.
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement
    element.scrollTop = 0
    const opener = mode === 'main' && element.querySelector<HTMLElement>('[data-variant=outline]')
    ;(opener || element).focus()
  }, [mode, dialog])

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
          handleEscape(event, consent)
        },
      })}
      ref={dialog}
    >
      {mode === 'main' && logo && <div data-slot="consent-logo">{logo}</div>}
      {/* New elements for each mode: React cannot take out a text that the browser has translated. */}
      <h2 key={mode} id={`${id}-title`} data-slot="consent-title">
        {title}
      </h2>
      <p key={`${mode} text`} id={`${id}-description`} data-slot="consent-description">
        {description}
      </p>
      {/* https://www.w3.org/TR/gpc/ */}
      {!decided && consent.globalPrivacyControl && (
        <p data-slot="consent-note">{main.globalPrivacyControl}</p>
      )}
      {mode === 'main' ? <ConsentMainPanel /> : <ConsentPreferencesPanel id={id} />}
      <button
        type="button"
        data-slot="consent-close"
        aria-label={closeName}
        title={closeName}
        onClick={leave}
      >
        <svg width="16" viewBox="0 0 13 13" aria-hidden="true">
          <path d="M2 2l9 9m0-9l-9 9" stroke="currentColor" />
        </svg>
      </button>
      {policyLinks && (
        // A press with a key of these opens another tab or window, and so does a link with a target.
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link inside also dispatches `click`
        <p
          data-slot="consent-policy-links"
          onClick={(event) =>
            event.ctrlKey ||
            event.metaKey ||
            event.shiftKey ||
            (event.target as Element).closest('[target]') ||
            consent.dialog.set()
          }
        >
          {policyLinks}
        </p>
      )}
      {children}
    </dialog>
  )
})

function handleEscape(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>, consent: ConsentStore) {
  if (event.key !== 'Escape') return
  event.preventDefault()
  // Nothing changes while the dialog asks for a decision.
  consent.dialog.set()
}

/** Opens a modal dialog. Returns the function that closes it, and returns the focus to where it was. */
function openModal(dialog: HTMLDialogElement) {
  const root = document.documentElement
  const { clientWidth } = root
  const { paddingRight } = root.style
  dialog.showModal()
  dialog.focus()
  // The open dialog hides the page's scrollbar. Padding replaces its width, so that the page does not move sideways.
  // `scrollbar-gutter` would leave a light strip beside the overlay, because nothing can cover a gutter. The padding is on
  // the right in both text directions, because browsers put the page's scrollbar there. There is no width on most phones,
  // nor where the site reserves a gutter or scrolls another element.
  const width = root.clientWidth - clientWidth
  if (width > 0) root.style.paddingRight = `${width}px`
  return () => {
    dialog.close()
    if (width > 0) {
      // The page has its scrollbar again.
      root.style.paddingRight = paddingRight
      if (!root.getAttribute('style')) root.removeAttribute('style')
    }
  }
}

/**
 * Keeps the focus inside the dialog, as the APG pattern asks. A browser would otherwise move the focus from the last
 * control to its own toolbar.
 */
function keepFocus(event: KeyboardEvent<HTMLDialogElement>) {
  const tabbable: EventTarget[] = findTabbable(event.currentTarget)
  if (event.shiftKey) tabbable.reverse()
  if (![event.currentTarget, tabbable.at(-1)].includes(event.target)) return
  event.preventDefault()
  ;(tabbable[0] as HTMLElement | undefined)?.focus()
}
