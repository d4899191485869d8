import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withState, withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as FilterPills from './filter-pills'

interface Args extends ComponentProps<typeof FilterPills.Root> {
  /** Position of the selected filter, from 0. */
  selected: number
  onSelectedChange: (selected: number) => void
}

/**
 * **Do.** Filter at once, and say in a live region how many results there are.
 *
 * **Don’t.** Do not use it for navigation.
 *
 * **Keyboard and screen readers.** Group of toggle buttons; the page announces the number of results.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | switches the filter on or off |
 */
const meta = {
  tags: ['chips', 'toggle'],
  component: FilterPills.Root,
  argTypes: {
    selected: {
      description: 'The position of the selected filter, from 0.',
      control: { type: 'range', min: 0, max: 6, step: 1 },
    },
  },
  args: { 'aria-label': en.fairs.filter, selected: 0, onSelectedChange: fn() },
  decorators: [withState('selected'), withStoryPadding()],
  render: ({ selected, onSelectedChange, ...args }, context) => {
    const { all, months } = messagesFor(context).fairs
    return (
      <FilterPills.Root {...args}>
        {[all, ...months].map((month, index) => (
          <FilterPills.Item
            key={month}
            pressed={index === selected}
            disabled={month.startsWith('Apr')}
            onClick={() => onSelectedChange(index)}
          >
            {month}
          </FilterPills.Item>
        ))}
      </FilterPills.Root>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** A group of filters with one selected filter. A month without fairs is visible but disabled. */
export const TwelveMonths: Story = {
  play: async ({ canvasElement }) => {
    const [all, first] = within(canvasElement).getAllByRole('button')
    if (!all || !first) throw new Error('no pills')
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    first.focus()
    await userEvent.keyboard(' ')
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'))
    await expect(all).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(all)
    leaveAtRest()
  },
}

export const GermanAt320: Story = { globals: { language: 'de' }, decorators: [withWidth320] }

/** The states side by side. */
export const States: Story = statesOf<Story>({ wide: true })
