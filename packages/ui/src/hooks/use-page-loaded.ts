import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

/** Whether the `load` event has fired. Later requests do not delay the content that is visible first. */
export const usePageLoaded = () =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
