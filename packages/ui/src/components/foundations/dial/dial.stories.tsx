import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '../../../../.storybook/frame'
import { messagesFor } from '../../../../.storybook/messages'
import { Dial } from './dial'

const meta = {
  title: 'Components/Foundations/Dial (loader, spinner)',
  id: 'components-foundations-dial',
  component: Dial,
  decorators: [inFrame()],
} satisfies Meta<typeof Dial>
export default meta
type Story = StoryObj<typeof meta>

export const SmallDial: Story = { args: { size: 'small', hour: 16 } }

/** The large dial: a sundial with all its hour lines. */
export const LargeDial: Story = { args: { size: 'large', hour: 16 } }

/** The dial of the 404 page has no hour, so it has no ray. */
export const WithoutRay: Story = { args: { size: 'large' } }

/** While something loads, the ray of the dial turns through the day. The text beside the dial says what loads. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, context) => (
    <p role="status">
      <Dial {...args} /> {messagesFor(context).loading}
    </p>
  ),
}

/** Under reduced motion the ray stays at noon. */
export const LoadingWithReducedMotion: Story = {
  ...Loading,
  args: { loading: true, size: 'large' },
  globals: { motion: 'reduced' },
}

/** The dial at every second hour of a day. */
export const HoursOfTheDay: Story = {
  render: (args) => (
    <>
      {Array.from({ length: 12 }, (_, index) => index * 2).map((hour) => (
        <Dial {...args} key={hour} hour={hour} />
      ))}
    </>
  ),
}
