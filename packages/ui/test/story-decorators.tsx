import type { Decorator } from '@storybook/react-vite'
import { type ComponentType, useEffect, useState } from 'react'
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
}

function State({ Story, args, prop }: StateProps) {
  const given = args[prop]
  const [value, setValue] = useState(given)
  const callback = `on${prop.charAt(0).toUpperCase()}${prop.slice(1)}Change`
  // Follows the controls.
  useEffect(() => setValue(given), [given])
  const onChange = (next: unknown) => {
    const handler = args[callback]
    if (typeof handler === 'function') handler(next)
    setValue(next)
  }
  return <Story args={{ ...args, [prop]: value, [callback]: onChange }} />
}

/**
 * A decorator that keeps the state of a controlled component: `onValueChange` changes `value`. Storybook’s `useArgs` has
 * no effect in stories that run as tests.
 */
export const withState =
  (prop: string): Decorator =>
  (Story, { args }) => <State Story={Story as StateProps['Story']} args={args} prop={prop} />
