import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import * as Facts from './facts'

const meta = {
  title: 'Components/Lists/Facts',
  component: Facts.Root,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Facts.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Row: Story = {
  render: (args, context) => {
    const { where } = messagesFor(context)
    return (
      <Facts.Root {...args}>
        <Facts.Item value="10′">{where.minutes}</Facts.Item>
        <Facts.Item value={9}>{where.rooms}</Facts.Item>
        <Facts.Item value={2}>{where.chargers}</Facts.Item>
      </Facts.Root>
    )
  },
}

/** The facts of a room: one value is a number, one a text. */
export const TextValues: Story = {
  args: { values: 'text' },
  render: (args, context) => {
    const { rooms } = messagesFor(context)
    return (
      <Facts.Root {...args}>
        <Facts.Item value={rooms.items[0]?.sleeps}>{rooms.sleepsLabel}</Facts.Item>
        <Facts.Item value={rooms.items[0]?.beds}>{rooms.bedsLabel}</Facts.Item>
      </Facts.Root>
    )
  },
}

export const TextValuesInGermanAt320: Story = {
  ...TextValues,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

export const GermanAt320: Story = {
  ...Row,
  globals: { language: 'de' },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}
