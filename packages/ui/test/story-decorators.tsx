import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, useState } from 'react'
import { useArgs } from 'storybook/preview-api'
import type { ColorScheme } from '../src/components/layout/section/section'

interface StoryPaddingOptions {
  scheme?: ColorScheme
  /** Puts the elements of the story below one another. */
  isColumn?: boolean
}

/** A decorator that puts padding around the story of a single component. */
export const withStoryPadding =
  ({ scheme, isColumn }: StoryPaddingOptions = {}): Decorator =>
  (Story) => (
    <div className="story-pad" data-scheme={scheme} data-column={isColumn}>
      <Story />
    </div>
  )

/** A decorator that makes the story 320 px wide. */
export const withWidth320: Decorator = (Story) => (
  <div className="story-narrow">
    <Story />
  </div>
)

type Args = Record<string, unknown>

interface StateProps {
  Story: ComponentType<{ args: Args }>
  args: Args
  prop: string
  initial: unknown
  resetControl: () => void
}

function State({ Story, args, prop, initial, resetControl }: StateProps) {
  const given = args[prop]
  const [{ value, since }, setState] = useState({ value: given, since: given })
  const callback = `on${prop.charAt(0).toUpperCase()}${prop.slice(1)}Change`
  // Follows the controls. An effect would undo what is chosen before it runs.
  if (since !== given) setState({ value: given, since: given })
  const onChange = (next: unknown) => {
    const handler = args[callback]
    if (typeof handler === 'function') handler(next)
    // A value that a control has set goes back with its control.
    if (next === initial && given !== initial) resetControl()
    else setState({ value: next, since: given })
  }
  return <Story args={{ ...args, [prop]: value, [callback]: onChange }} />
}

/**
 * A decorator that keeps the state of a controlled component: `onValueChange` changes `value`. The state is React’s,
 * because Storybook’s `useArgs` has no effect in stories that run as tests. A control goes back with its value, so that
 * it can set the value again.
 */
export const withState =
  (prop: string): Decorator =>
  (Story, { args, initialArgs }) => {
    const [, , resetArgs] = useArgs()
    return (
      <State
        Story={Story as StateProps['Story']}
        args={args}
        prop={prop}
        initial={initialArgs[prop]}
        resetControl={() => resetArgs([prop])}
      />
    )
  }
