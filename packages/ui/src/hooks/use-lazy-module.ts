import { startTransition, useEffect, useState } from 'react'
import { useFirstInteraction } from './use-first-interaction'
import { useLatest } from './use-latest'

/**
 * Imports a module when the visitor first moves the pointer, presses, types or scrolls anywhere on the page, or when
 * `wanted` is true. Returns undefined until the module has loaded. A failed import is repeated the next time `wanted`
 * becomes true.
 *
 * @param load imports the module. Pass a stable function.
 * @param onError called when the import fails while `wanted` is true
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
  wanted: boolean,
  onError?: (error: unknown) => void,
) {
  const interacted = useFirstInteraction()
  const trigger = wanted ? 'wanted' : interacted && 'interaction'
  const [module, setModule] = useState<Module>()
  const latestOnError = useLatest(onError)

  useEffect(() => {
    if (!trigger || module) return
    let unmounted = false
    // In a task of its own: the bundler's preloads would delay the browser's answer to the interaction.
    const timer = setTimeout(() => {
      load().then(
        (loaded) => {
          // In a transition, which React renders in short tasks.
          if (!unmounted) startTransition(() => setModule(loaded))
        },
        (error) => {
          if (!unmounted && trigger === 'wanted') latestOnError.current?.(error)
        },
      )
    })
    return () => {
      unmounted = true
      clearTimeout(timer)
    }
  }, [load, trigger, module, latestOnError])

  return module
}
