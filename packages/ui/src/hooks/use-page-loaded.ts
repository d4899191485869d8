import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

/** Whether the `load` event has fired: from then on requests do not compete with the first view. */
export const usePageLoaded = () =>
  useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  )
