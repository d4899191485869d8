import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Text } from './text'

const meta = {
  title: 'Components/Typography/Text',
  component: Text,
  decorators: [
    (Story) => (
      <div className="story-pad" data-column>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Sizes: Story = {
  render: (_, context) => {
    const { text } = messagesFor(context).where
    return (
      <>
        <Text size="lead">{text}</Text>
        <Text>{text}</Text>
        <Text size="label" tone="quiet">
          {text}
        </Text>
      </>
    )
  },
}
