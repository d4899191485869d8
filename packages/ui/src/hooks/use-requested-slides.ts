import { useState } from 'react'

/** Which of several pictures have been asked for: all that were wanted once stay. */
export function useShown(wanted: readonly number[]): ReadonlySet<number> {
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set(wanted))
  if (wanted.some((at) => !shown.has(at))) setShown(new Set([...shown, ...wanted]))
  return shown
}
