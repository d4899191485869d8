import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { formatMessage } from '../../../lib/format-message'
import { SundialPager } from './sundial-pager'

const namesOf = (count: number) =>
  Array.from({ length: count }, (_, slide) => formatMessage(en.hero.position, { place: slide + 1, count }))

const meta = {
  title: 'Components/Composites/Sundial pager (dots, pagination)',
  id: 'components-composites-sundial-pager',
  component: SundialPager,
  args: { names: namesOf(5), index: 0, onIndexChange: fn(), 'aria-label': en.hero.pager },
  decorators: [withStoryPadding({ scheme: 'night' })],
} satisfies Meta<typeof SundialPager>
export default meta
type Story = StoryObj<typeof meta>

/** A press on the fourth dot selects the fourth slide and turns the sundial’s ray to that dot. */
export const FiveSlides: Story = {
  play: async ({ canvasElement }) => {
    const fourth = within(canvasElement).getAllByRole('button')[3]
    if (!fourth) throw new Error('no dots')
    await userEvent.click(fourth)
    await expect(fourth).toHaveAttribute('aria-current', 'true')
  },
}

export const TwoToEightSlides: Story = {
  render: ({ index, ...args }) => (
    <>
      {[2, 3, 8].map((count) => (
        <SundialPager key={count} {...args} names={namesOf(count)} index={Math.min(index, count - 1)} />
      ))}
    </>
  ),
}
