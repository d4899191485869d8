import { startTransition, useEffect, useState } from 'react'
import { type Fair, loadFairs } from '../lib/fairs/fairs'

/** The current fair list; undefined while it loads. */
export function useFairs(): Fair[] | undefined {
  const [list, setList] = useState<Fair[]>()
  useEffect(() => {
    let mounted = true
    loadFairs(new Date()).then((loaded) => {
      // A transition lets React render a long list in short tasks.
      if (mounted) startTransition(() => setList(loaded))
    })
    return () => {
      mounted = false
    }
  }, [])
  return list
}
