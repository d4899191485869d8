import { useEffect, useState } from 'react'
import { type FairList, loadFairs } from '../lib/fairs'

/** The current fair list; undefined while it loads. */
export function useFairs(): FairList | undefined {
  const [list, setList] = useState<FairList>()
  useEffect(() => {
    let mounted = true
    loadFairs(new Date()).then((loaded) => mounted && setList(loaded))
    return () => {
      mounted = false
    }
  }, [])
  return list
}
