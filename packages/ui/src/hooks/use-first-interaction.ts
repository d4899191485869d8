import { useSyncExternalStore } from 'react'

const events = ['pointermove', 'pointerdown', 'keydown', 'scroll']
let interacted = false

function subscribe(onChange: () => void) {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onInteraction = () => {
    interacted = true
    controller.abort()
    // In a task of its own: React would otherwise render before the browser answers the interaction.
    timer = setTimeout(onChange)
  }
  const options = { capture: true, passive: true, signal: controller.signal }
  for (const event of events) window.addEventListener(event, onInteraction, options)
  return () => {
    controller.abort()
    clearTimeout(timer)
  }
}

/** Whether the visitor has moved the pointer, pressed, typed or scrolled on this page. False on the server. */
export const useFirstInteraction = () =>
  useSyncExternalStore(
    subscribe,
    () => interacted,
    () => false,
  )
