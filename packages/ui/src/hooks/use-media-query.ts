import { useCallback, useSyncExternalStore } from 'react'

const onServer = () => false

/** Whether a media query matches; false on the server and during hydration, so that both render the same. */
export function useMediaQuery(query: string) {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, onServer)
}
