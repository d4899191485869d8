import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { formatMessage } from '../../../lib/format-message'
import { DialPager } from './dial-pager'

function Pager({ hero, count }: { hero: StoryMessages['hero']; count: number }) {
  const [index, setIndex] = useState(0)
  const names = Array.from({ length: count }, (_, slide) =>
    formatMessage(hero.position, { place: slide + 1, count }),
  )
  return <DialPager aria-label={hero.pager} names={names} index={index} onIndexChange={setIndex} />
}

const meta = {
  title: 'Components/Composites/Dial pager (dots, pagination)',
  id: 'components-composites-dial-pager',
  component: DialPager,
  args: { names: [], index: 0, onIndexChange: () => {} },
  decorators: [
    (Story) => (
      <div className="story-pad" data-scheme="night">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DialPager>
export default meta
type Story = StoryObj<typeof meta>

/** A press on the fourth dot selects the fourth slide and turns the ray to that dot. */
export const FiveSlides: Story = {
  render: (_, context) => <Pager hero={messagesFor(context).hero} count={5} />,
  play: async ({ canvasElement }) => {
    const fourth = within(canvasElement).getAllByRole('button')[3]
    if (!fourth) throw new Error('no dots')
    await userEvent.click(fourth)
    await expect(fourth).toHaveAttribute('aria-current', 'true')
  },
}

export const TwoToEightSlides: Story = {
  render: (_, context) => (
    <>
      {[2, 3, 8].map((count) => (
        <Pager key={count} hero={messagesFor(context).hero} count={count} />
      ))}
    </>
  ),
}
