import { useState } from 'react'

/** The indices requested so far; the set never shrinks, so a picture that has loaded stays in the page. */
export function useRequestedSlides(wanted: readonly number[]): ReadonlySet<number> {
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set(wanted))
  if (wanted.some((index) => !requested.has(index))) setRequested(new Set([...requested, ...wanted]))
  return requested
}
