import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import * as FilterPills from './filter-pills'

function Months({ fairs }: { fairs: StoryMessages['fairs'] }) {
  const [selected, setSelected] = useState(fairs.all)
  return (
    <FilterPills.Root aria-label={fairs.filter}>
      {[fairs.all, ...fairs.months].map((month) => (
        <FilterPills.Item
          key={month}
          pressed={month === selected}
          disabled={month.startsWith('Apr')}
          onClick={() => setSelected(month)}
        >
          {month}
        </FilterPills.Item>
      ))}
    </FilterPills.Root>
  )
}

const meta = {
  title: 'Components/Navigation/Filter pills (chips, toggle)',
  id: 'components-navigation-filter-pills',
  component: FilterPills.Root,
  decorators: [
    (Story) => (
      <div className="story-pad" data-scheme="quiet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPills.Root>
export default meta
type Story = StoryObj<typeof meta>

/** A group of filters with one selected filter. A month without fairs is visible but disabled. */
export const TwelveMonths: Story = {
  render: (_, context) => <Months fairs={messagesFor(context).fairs} />,
  play: async ({ canvasElement }) => {
    const [all, first] = within(canvasElement).getAllByRole('button')
    if (!all || !first) throw new Error('no pills')
    await expect(all).toHaveAttribute('aria-pressed', 'true')
    first.focus()
    await userEvent.keyboard(' ')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    await expect(all).toHaveAttribute('aria-pressed', 'false')
  },
}

export const GermanAt320: Story = {
  globals: { language: 'de' },
  render: (_, context) => (
    <div className="story-narrow">
      <Months fairs={messagesFor(context).fairs} />
    </div>
  ),
}
