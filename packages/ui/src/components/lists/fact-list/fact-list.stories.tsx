import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as FactList from './fact-list'

type Args = ComponentProps<typeof FactList.Root> & Pick<FactList.FactListItemProps, 'value'>

/**
 * **Do.** Choose the three or four numbers that decide a booking.
 *
 * **Don’t.** Do not mix figures and sentences in one list: `values="text"` is for sentences.
 */
const meta = {
  tags: ['stats', 'key figures'],
  component: FactList.Root,
  argTypes: {
    value: { description: 'The first value.', control: 'text', table: { category: 'Item' } },
  },
  args: { values: 'figures', value: '10′' },
  decorators: [withStoryPadding()],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const RowOfNumbers: Story = {
  render: ({ value, ...args }, context) => {
    const { where } = messagesFor(context)
    return (
      <FactList.Root {...args}>
        <FactList.Item value={value}>{where.minutes}</FactList.Item>
        <FactList.Item value={9}>{where.rooms}</FactList.Item>
        <FactList.Item value={2}>{where.chargers}</FactList.Item>
      </FactList.Root>
    )
  },
}

export const TextValues: Story = {
  args: { values: 'text' },
  render: ({ value, ...args }, context) => {
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
