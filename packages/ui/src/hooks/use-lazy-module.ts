import { useEffect, useState } from 'react'
import { useGuestActive } from './use-first-interaction'

/**
 * Code that a page does without until a guest is there, who may want it; undefined until it has come. What could not
 * be had then is asked for again each time that it is wanted.
 *
 * @param load imports the module. Give it a function that stays the same.
 * @param wanted whether it is wanted now.
 */
export function useOnDemand<Module>(load: () => Promise<Module>, wanted: boolean) {
  const expected = useGuestActive()
  const wish = wanted ? 'now' : expected && 'soon'
  const [module, setModule] = useState<Module>()

  useEffect(() => {
    if (!wish || module) return
    let left = false
    load().then(
      (loaded) => left || setModule(loaded),
      () => {},
    )
    return () => {
      left = true
    }
  }, [load, wish, module])

  return module
}
