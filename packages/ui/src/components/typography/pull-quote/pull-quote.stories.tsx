import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { PullQuote } from './pull-quote'

const meta = {
  title: 'Components/Typography/Pull quote (blockquote)',
  id: 'components-typography-pull-quote',
  component: PullQuote,
  args: { hour: 7 },
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PullQuote>
export default meta
type Story = StoryObj<typeof meta>

export const WithSource: Story = {
  render: (args, context) => {
    const { quote, quoteBy } = messagesFor(context)
    return (
      <PullQuote {...args} by={quoteBy}>
        {quote}
      </PullQuote>
    )
  },
}

export const WithoutSource: Story = {
  render: (args, context) => <PullQuote {...args}>{messagesFor(context).quote}</PullQuote>,
}

export const OnDark: Story = {
  args: { hour: 20 },
  render: (args, context) => (
    <div className="story-pad" data-scheme="night">
      <PullQuote {...args} by={messagesFor(context).quoteBy}>
        {messagesFor(context).quote}
      </PullQuote>
    </div>
  ),
}

export const GermanAt320: Story = {
  ...WithSource,
  globals: { language: 'de' },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}
