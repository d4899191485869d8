import { useEffect, useState } from 'react'
import { type Fair, loadFairs } from '../lib/fairs'

/** The current fair list; undefined while it loads. */
export function useFairs(): Fair[] | undefined {
  const [fairs, setFairs] = useState<Fair[]>()
  useEffect(() => {
    let mounted = true
    loadFairs(new Date()).then((list) => mounted && setFairs(list))
    return () => {
      mounted = false
    }
  }, [])
  return fairs
}
