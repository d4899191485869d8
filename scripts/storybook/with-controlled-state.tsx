import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { findChangedProp } from './changed-prop.ts'

type Args = Record<string, unknown>

interface StatefulProps {
  Story: ComponentType<{ args: Args }>
  args: Args
}

function Stateful({ Story, args }: StatefulProps) {
  const [changes, setChanges] = useState<Record<string, { from: unknown; to: unknown }>>({})
  const stateful = { ...args }
  for (const [callback, handler] of Object.entries(args)) {
    const prop = findChangedProp(callback)
    if (!prop || !(prop in args) || typeof handler !== 'function') continue
    const change = changes[prop]
    // A prop keeps the value that the user of the story gave it, until the controls change the prop.
    if (change && change.from === args[prop]) stateful[prop] = change.to
    stateful[callback] = (value: unknown) => {
      setChanges((present) => ({ ...present, [prop]: { from: args[prop], to: value } }))
      handler(value)
    }
  }
  return <Story args={stateful} />
}

/** Keeps the state of a controlled component: a call of `onValueChange` changes the arg `value`. */
export const withControlledState: Decorator = (Story, { args }) => (
  <Stateful Story={Story as StatefulProps['Story']} args={args} />
)
