'use client'

import { type ForwardedRef, useCallback } from 'react'

/** Passes an element on to the ref of the consumer and to one of ours. */
export function useComposedRefs<T>(ref: ForwardedRef<T>, ours: (element: T | null) => void) {
  return useCallback(
    (element: T | null) => {
      ours(element)
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
    },
    [ref, ours],
  )
}
