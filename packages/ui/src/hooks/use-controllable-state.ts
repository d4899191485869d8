import { useState } from 'react'
import { useLatest } from './use-latest'

/** A state that the consumer keeps in `value` and changes in `onChange`, or else the component keeps by itself. */
export function useControllableState<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (next: Value) => void,
) {
  const [own, setOwn] = useState(defaultValue)
  const current = value === undefined ? own : value
  const requested = useLatest(current)
  const change = (next: Value) => {
    // A change that a transition has not rendered yet is not in `current`, and may be taken back.
    if (next === current && next === requested.current) return
    requested.current = next
    setOwn(next)
    onChange?.(next)
  }
  return [current, change] as const
}
