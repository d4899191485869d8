import { useState } from 'react'

/** All slides that were ever in `indices`. No index is removed, so a loaded picture stays on the page. */
export function useSlidesToLoad(indices: readonly number[]): ReadonlySet<number> {
  const [toLoad, setToLoad] = useState<ReadonlySet<number>>(new Set(indices))
  if (indices.some((index) => !toLoad.has(index))) setToLoad(new Set([...toLoad, ...indices]))
  return toLoad
}
