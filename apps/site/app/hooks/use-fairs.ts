import { startTransition, useEffect, useState } from 'react'
import { type Fair, loadFairs } from '../lib/fairs/fairs'

/** The list that was loaded last. With it, Back leads to the same part of the page. */
let latest: Fair[] | undefined

/** The current fair list; undefined while it loads for the first time. Loads again when a lost connection is back. */
export function useFairs(): Fair[] | undefined {
  const [list, setList] = useState(latest)
  useEffect(() => {
    let mounted = true
    const load = async () => {
      const loaded = await loadFairs(new Date())
      // Also after a failure the list is empty.
      if (latest && loaded.length === 0) return
      latest = loaded
      // A transition lets React render a long list in short tasks.
      if (mounted) startTransition(() => setList(loaded))
    }
    load()
    window.addEventListener('online', load)
    return () => {
      mounted = false
      window.removeEventListener('online', load)
    }
  }, [])
  return list
}
