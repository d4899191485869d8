import { startTransition, useEffect, useState } from 'react'
import type { LoadedFairs } from '../lib/fairs/load'

/** The list that was loaded last. With it, Back leads to the same part of the page. */
let latest: LoadedFairs | undefined

/**
 * The current fair list. Loads it, and loads it again on a new day and when a lost connection is back: the answer to the
 * last request counts. A list that fails to load again is the list that was there.
 *
 * @param today ISO 8601 date
 * @param load the function that loads the list; undefined if the list is not needed
 * @param built the list of the build
 */
export function useFairs(
  today: string,
  load: ((today: string, built?: LoadedFairs) => Promise<LoadedFairs>) | undefined,
  built?: LoadedFairs,
): LoadedFairs | { state: 'waiting' } {
  const [list, setList] = useState(latest)
  useEffect(() => {
    if (!load) return
    let last: object | undefined
    const update = async () => {
      const request = {}
      last = request
      // The code that loads the list can be missing, too.
      const loaded = await load(today, built).catch(() => ({ state: 'failed' as const }))
      if (request !== last) return
      if (latest?.state !== 'ready' || loaded.state === 'ready') latest = loaded
      // A transition lets React render a long list in short tasks.
      startTransition(() => setList(latest))
    }
    update()
    window.addEventListener('online', update)
    return () => {
      last = undefined
      window.removeEventListener('online', update)
    }
  }, [today, load, built])
  return list ?? { state: 'waiting' }
}
