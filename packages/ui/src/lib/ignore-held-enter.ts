import type { KeyboardEvent } from 'react'

/** For a close button that gets the focus while the key that has opened its modal may still be down. */
export const ignoreHeldEnter = (event: KeyboardEvent) => {
  if (event.repeat && event.key === 'Enter') event.preventDefault()
}
