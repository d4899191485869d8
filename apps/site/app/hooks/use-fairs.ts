import { useEffect, useState } from 'react'
import { type Fair, loadFairs } from '../lib/fairs'

/** The fair list as it stands now; undefined while it is loading. */
export function useFairs(): Fair[] | undefined {
  const [fairs, setFairs] = useState<Fair[]>()
  useEffect(() => {
    let here = true
    loadFairs(new Date()).then((list) => here && setFairs(list))
    return () => {
      here = false
    }
  }, [])
  return fairs
}
