import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../.storybook/story-decorators'
import { PullQuote } from './pull-quote'

const meta = {
  title: 'Components/Typography/Pull quote (blockquote)',
  id: 'components-typography-pull-quote',
  component: PullQuote,
  args: { hour: 7, children: en.quote, by: en.quoteBy },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof PullQuote>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = {}

export const WithoutSource: Story = { args: { by: undefined } }

export const OnDark: Story = { args: { hour: 20 }, decorators: [withStoryPadding({ scheme: 'night' })] }

export const GermanAt320: Story = { globals: { language: 'de' }, decorators: [withWidth320] }
