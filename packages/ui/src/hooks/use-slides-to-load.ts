import { useState } from 'react'

/** All slides that were ever in `indices`. No index is removed, so a loaded picture stays on the page. */
export function useSlidesToLoad(indices: readonly number[]): ReadonlySet<number> {
  const [requested, setRequested] = useState<ReadonlySet<number>>(new Set(indices))
  if (indices.some((index) => !requested.has(index))) setRequested(new Set([...requested, ...indices]))
  return requested
}
