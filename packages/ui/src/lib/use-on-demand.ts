import { useEffect, useState } from 'react'

/**
 * Code that a page does without until it is wanted; undefined until it is there. What could not be had is asked for
 * again at the next wish.
 *
 * @param load imports the module. Give it a function that stays the same.
 */
export function useOnDemand<Module>(load: () => Promise<Module>, wanted: boolean) {
  const [module, setModule] = useState<Module>()

  useEffect(() => {
    if (!wanted || module) return
    let left = false
    load().then(
      (loaded) => left || setModule(loaded),
      () => {},
    )
    return () => {
      left = true
    }
  }, [load, wanted, module])

  return module
}
