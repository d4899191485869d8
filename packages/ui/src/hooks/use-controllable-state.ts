import { useState } from 'react'

/** A state that the consumer keeps in `value` and changes in `onChange`, or else the component keeps by itself. */
export function useControllableState<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (next: Value) => void,
) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  const change = (next: Value) => {
    if (next === current) return
    setOwn(next)
    onChange?.(next)
  }
  return [current, change] as const
}
