import type { SyntheticEvent } from 'react'

/** Combines two handlers: the app's runs first, and then, unless the app's called `preventDefault`, the component's. */
export const composeHandlers =
  <Event extends SyntheticEvent>(app: ((event: Event) => void) | undefined, own: (event: Event) => void) =>
  (event: Event) => {
    app?.(event)
    if (!event.defaultPrevented) own(event)
  }
