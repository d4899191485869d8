import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Text } from './text'

/**
 * **Do.** Use `size="lead"` once, below the heading.
 *
 * **Don’t.** Do not set other sizes or colours with a class.
 */
const meta = {
  component: Text,
  args: { children: en.where.text },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

export const Body: Story = { args: { size: 'body', tone: 'full' } }

export const Sizes: Story = {
  render: (args) => (
    <>
      <Text {...args} size="lead" />
      <Text {...args} />
      <Text {...args} size="label" tone="quiet" />
      <Text {...args} size="label" width="full" />
    </>
  ),
}
