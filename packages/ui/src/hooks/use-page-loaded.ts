import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

/** Whether the page's `load` event has fired. Requests after this event do not delay the first visible content. */
export const usePageLoaded = () =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
