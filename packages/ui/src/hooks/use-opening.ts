import { useState } from 'react'

/**
 * The number of times that a modal has opened, for the `key` of its portal: one that opens again while it closes has new
 * content, which takes the focus as at any opening. Not of the content alone: that would be in front of its backdrop
 * only if both are added at once.
 */
export function useOpening(open: boolean) {
  // Odd while the modal is open.
  const [changes, setChanges] = useState(0)
  if (open !== (changes % 2 === 1)) setChanges(changes + 1)
  return Math.ceil(changes / 2)
}
