import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Sundial } from '../../foundations/sundial/sundial'
import { PullQuote } from './pull-quote'

/**
 * **Do.** Choose one sentence of the article, or of a guest with the name in `by`.
 *
 * **Don’t.** Do not use it for text that is not said anywhere.
 */
const meta = {
  tags: ['blockquote'],
  component: PullQuote,
  argTypes: { marker: choiceOf({ Sundial: <Sundial hour={7} size="medium" />, None: undefined }) },
  args: { marker: 'Sundial', children: en.quote, by: en.quoteBy },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof PullQuote>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = {}

export const WithoutSource: Story = { args: { by: undefined } }

export const OnDark: Story = { globals: { scheme: 'night' } }

export const GermanAt320: Story = { globals: { language: 'de' }, decorators: [withWidth320] }
