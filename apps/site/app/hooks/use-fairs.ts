import { useEffect, useState } from 'react'
import { type LoadedFairs, loadFairs } from '../lib/fairs'

/** The current fair list; undefined while it loads. */
export function useFairs(): LoadedFairs | undefined {
  const [list, setList] = useState<LoadedFairs>()
  useEffect(() => {
    let mounted = true
    loadFairs(new Date()).then((loaded) => mounted && setList(loaded))
    return () => {
      mounted = false
    }
  }, [])
  return list
}
