import { useSyncExternalStore } from 'react'

const signs = ['pointermove', 'pointerdown', 'keydown', 'scroll']
let active = false

function subscribe(onChange: () => void) {
  const controller = new AbortController()
  const onSign = () => {
    active = true
    controller.abort()
    onChange()
  }
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const sign of signs) window.addEventListener(sign, onSign, options)
  return () => controller.abort()
}

/** Whether a guest has moved, pressed, typed or scrolled yet: what may be wanted soon can be asked for then. */
export const useGuestActive = () =>
  useSyncExternalStore(
    subscribe,
    () => active,
    () => false,
  )
