'use client'

import { createContext, useContext } from 'react'

/** A context with a hook that throws in a component outside of its provider, `<parent>`. */
export function createStrictContext<T>(parent: string) {
  const Context = /* @__PURE__ */ createContext<T | undefined>(undefined)
  return {
    Provider: Context.Provider,
    useValue(component: string): T {
      const value = useContext(Context)
      if (value !== undefined) return value
      throw new Error(`reviews-widget: <${component}> was rendered outside <${parent}>. Put it inside one.`)
    },
  }
}
