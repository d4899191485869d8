import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { en } from '../../../../test/messages/en'
import { withState, withStoryPadding } from '../../../../test/story-decorators'
import { formatMessage } from '../../../lib/format-message'
import { SundialPager } from './sundial-pager'

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, slide) => formatMessage(en.hero.position, { place: slide + 1, count }))

/**
 * **Do.** Give each slide the hour that it shows. Two to eight slides fit.
 *
 * **Don’t.** Do not use it without a carousel.
 *
 * **Keyboard and screen readers.** List of buttons; each is named after its slide; the active one has `aria-current`.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | shows the slide |
 */
const meta = {
  title: 'Composites/Sundial pager',
  tags: ['dots', 'pagination'],
  component: SundialPager,
  argTypes: { index: { control: { type: 'range', min: 0, max: 4, step: 1 } } },
  args: { names: namesOf(5), index: 0, onIndexChange: fn(), 'aria-label': en.hero.pager },
  decorators: [withState('index'), withStoryPadding({ scheme: 'night' })],
} satisfies Meta<typeof SundialPager>
export default meta
type Story = StoryObj<typeof meta>

/** A press on the fourth dot selects the fourth slide and turns the sundial’s ray to that dot. */
export const Five: Story = {
  play: async ({ canvasElement }) => {
    const fourth = within(canvasElement).getAllByRole('button')[3]
    if (!fourth) throw new Error('no dots')
    await userEvent.click(fourth)
    await expect(fourth).toHaveAttribute('aria-current', 'true')
    leaveAtRest()
  },
}

export const TwoToEight: Story = {
  render: ({ index, ...args }) => (
    <>
      {[2, 3, 8].map((count) => (
        <SundialPager key={count} {...args} names={namesOf(count)} index={Math.min(index, count - 1)} />
      ))}
    </>
  ),
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: { 'Long, in German': undefined },
})
