import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The text direction that the nearest `dir` attribute around an element sets, for libraries that need it in JavaScript.
 * `ltr` on the server and in the first render; read again after each render, because a change of the language renders
 * the page.
 */
export function useDirection(element: RefObject<Element | null>) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr')
  useLayoutEffect(() => {
    setDirection(element.current?.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? 'rtl' : 'ltr')
  })
  return direction
}
