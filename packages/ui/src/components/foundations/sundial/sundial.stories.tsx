import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Sundial } from './sundial'

/**
 * **Do.** Show the hour of what is beside it: breakfast at 8, the room at 22.
 *
 * **Don’t.** Do not use it as a clock. It shows no minutes, and screen readers do not read it.
 */
const meta = {
  tags: ['loader', 'spinner'],
  component: Sundial,
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Sundial>
export default meta
type Story = StoryObj<typeof meta>

export const SmallSundial: Story = { args: { size: 'small', hour: 16 } }

/** The large sundial has all hour lines. */
export const LargeSundial: Story = { args: { size: 'large', hour: 16 } }

/** The sundial of the 404 page has no hour, so it has no ray. */
export const WithoutRay: Story = { args: { size: 'large' } }

/** While something loads, the ray of the sundial turns through the day. The text beside the sundial says what loads. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, context) => (
    <p role="status">
      <Sundial {...args} /> {messagesFor(context).loading}
    </p>
  ),
}

/** The sundial at every second hour of a day. */
export const HoursOfTheDay: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 12 }, (_, index) => index * 2).map((hour) => (
        <Sundial {...args} key={hour} hour={hour} />
      ))}
    </>
  ),
}
