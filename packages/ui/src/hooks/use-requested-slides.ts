import { useState } from 'react'

/** The indices of all slides that were ever in `wanted`. No index is removed, so a loaded picture stays on the page. */
export function useRequestedSlides(wanted: readonly number[]): ReadonlySet<number> {
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set(wanted))
  if (wanted.some((index) => !requested.has(index))) setRequested(new Set([...requested, ...wanted]))
  return requested
}
