import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as FactList from './fact-list'

/**
 * **Do.** Choose the three or four numbers that decide a booking.
 *
 * **Don’t.** Do not mix figures and sentences in one list: `values="text"` is for sentences.
 */
const meta = {
  tags: ['stats', 'figures'],
  component: FactList.Root,
  args: { values: 'figures' },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof FactList.Root>
export default meta
type Story = StoryObj<typeof meta>

export const RowOfNumbers: Story = {
  render: (args, context) => {
    const { where } = messagesFor(context)
    return (
      <FactList.Root {...args}>
        <FactList.Item value="10′">{where.minutes}</FactList.Item>
        <FactList.Item value={9}>{where.rooms}</FactList.Item>
        <FactList.Item value={2}>{where.chargers}</FactList.Item>
      </FactList.Root>
    )
  },
}

export const TextValues: Story = {
  args: { values: 'text' },
  render: (args, context) => {
    const { rooms } = messagesFor(context)
    return (
      <FactList.Root {...args}>
        <FactList.Item value={rooms.items[0]?.sleeps}>{rooms.sleepsLabel}</FactList.Item>
        <FactList.Item value={rooms.items[0]?.beds}>{rooms.bedsLabel}</FactList.Item>
      </FactList.Root>
    )
  },
}

export const TextValuesInGermanAt320: Story = {
  ...TextValues,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

export const GermanAt320: Story = {
  ...RowOfNumbers,
  globals: { language: 'de' },
  decorators: [withWidth320],
}
