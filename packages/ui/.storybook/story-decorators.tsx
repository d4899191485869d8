import type { Decorator } from '@storybook/react-vite'
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
