import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { en } from '../../../../test/messages/en'
import { withState, withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as FilterPills from './filter-pills'

interface Args extends ComponentProps<typeof FilterPills.Root> {
  /** Position of the selected filter, from 0. */
  selected: number
  /** The texts of the filters. */
  filters: string[]
  /** Whether the filters cannot be used. */
  disabled?: boolean
  onSelectedChange: (selected: number) => void
}

/**
 * **Do.** Filter at once, and say in a live region how many results there are.
 *
 * **Don’t.** Do not use it for navigation.
 *
 * **Related.** [Tabs](?path=/docs/ui-navigation-tabs--docs) to choose one of several texts,
 * [Select](?path=/docs/ui-forms-select--docs) in a form.
 *
 * **Keyboard and screen readers.** Group of toggle buttons; the page announces the number of results.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | selects the filter; the selected one stays selected |
 */
const meta = {
  tags: ['chips', 'toggle'],
  component: FilterPills.Root,
  argTypes: {
    selected: {
      description: 'The position of the selected filter, from 0.',
      control: { type: 'range', min: 0, max: 6, step: 1 },
    },
    filters: { description: 'The texts of the filters.' },
    disabled: {
      description: 'Whether the filters cannot be used.',
      table: { type: { summary: 'boolean' }, category: 'Item' },
    },
  },
  args: {
    'aria-label': en.fairs.filter,
    selected: 0,
    filters: [en.fairs.all, ...en.fairs.months],
    onSelectedChange: fn(),
  },
  decorators: [withState('selected'), withStoryPadding()],
  render: ({ selected, filters, disabled, onSelectedChange, ...args }) => (
    <FilterPills.Root {...args}>
      {filters.map((filter, index) => (
        <FilterPills.Item
          key={filter}
          pressed={index === selected}
          // In the fourth month there is no fair.
          disabled={disabled || index === 4}
          onClick={() => onSelectedChange(index)}
        >
          {filter}
        </FilterPills.Item>
      ))}
    </FilterPills.Root>
  ),
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

/** What is chosen as soon as the page is there stays chosen. */
export const ChosenAtOnce: Story = {
  globals: { language: 'en' },
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => {
      const group = useRef<HTMLDivElement>(null)
      useLayoutEffect(() => group.current?.querySelectorAll('button')[1]?.click(), [])
      return (
        <div ref={group}>
          <Story />
        </div>
      )
    },
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('button', { pressed: true })).toEqual([
      within(canvasElement).getByRole('button', { name: en.fairs.months[0] }),
    ])
  },
}

export const GermanAt320: Story = { globals: { language: 'de' }, decorators: [withWidth320] }

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: {
    Disabled: { disabled: true },
    'Long, in German': {
      // A third of a phone's width each: labels of one short word or two.
      filters: ['Alle Monate', 'Januar 2027', 'Februar 2027', 'September 2027', 'Dezember 2027'],
    },
  },
})
