import { useInsertionEffect, useRef } from 'react'

/** A ref with the value of the latest render, for effects that must not start again when the value changes. */
export function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useInsertionEffect(() => {
    latest.current = value
  })
  return latest
}
