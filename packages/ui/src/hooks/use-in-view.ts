import { type RefObject, useEffect, useState } from 'react'

/** Whether an element intersects the viewport. Undefined until the `IntersectionObserver` has called its callback. */
export function useInView(ref: RefObject<Element | null>) {
  const [inView, setInView] = useState<boolean>()

  useEffect(() => {
    if (!ref.current) return
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting))
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [ref])

  return inView
}
