import { startTransition, useEffect, useState } from 'react'

/**
 * False in the first render of a component, then true, in a transition. Use it for content that the first render can do
 * without, so that React adds a large component to the page in two short tasks instead of a long one.
 */
export function useAfterFirstRender() {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => startTransition(() => setIsAfter(true)), [])
  return isAfter
}
