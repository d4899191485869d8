import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The text direction that the nearest `dir` attribute around an element sets, for libraries that need it in JavaScript.
 * `ltr` on the server and in the first render.
 */
export function useDirection(element: RefObject<Element | null>) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    if (element.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl') setDirection('rtl')
  }, [element])
  return direction
}
