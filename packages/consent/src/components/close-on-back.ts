/** Key in `history.state` of the entry that open preferences add to the history. */
export const HISTORY_KEY = 'consentPreferences'

/** Closes the open preferences. Undefined while they are closed. */
let close: (() => void) | undefined

/** Resolves after the browser has gone back over the entry. Undefined while it is not going back. */
let removal: Promise<void> | undefined
let endRemoval: (() => void) | undefined

/** Address of the page when the entry was added. */
let address: string

/** Adds the entry when the preferences open, and goes back over it when they close. */
async function updateEntry() {
  // Always waits a moment: StrictMode runs effects twice, and must not change the history twice.
  await removal
  if (!close === !history.state?.[HISTORY_KEY]) return
  address = location.href
  // The copy keeps what the page's router has stored in the state.
  if (close) return history.pushState({ ...history.state, [HISTORY_KEY]: 1 }, '')

  const { pushState } = history
  removal = new Promise((resolve) => {
    endRemoval = resolve
  })
  // A page that the router adds in the meantime waits, because going back would undo it.
  history.pushState = async (...args) => {
    await removal
    history.pushState(...args)
  }
  history.back()
  await removal
  removal = endRemoval = undefined
  history.pushState = pushState
}

// The page's router must not load this page again. In Chromium only a listener that was added before the router's runs
// before it, capture or not; this module therefore adds its listener when it is imported.
globalThis.window?.addEventListener(
  'popstate',
  (event) => {
    const end = endRemoval || close
    if (!end || event.state?.[HISTORY_KEY] || location.href !== address) return
    event.stopImmediatePropagation()
    end()
  },
  true,
)

/** Lets Back close the preferences and stay on the page. Returns the function to call when they close. */
export function closeOnBack(closePreferences: (mode?: undefined) => void) {
  close = closePreferences
  updateEntry()
  return () => {
    close = undefined
    updateEntry()
  }
}
