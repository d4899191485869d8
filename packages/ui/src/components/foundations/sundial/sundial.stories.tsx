import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Sundial } from './sundial'

const meta = {
  title: 'Components/Foundations/Sundial (loader, spinner)',
  id: 'components-foundations-sundial',
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

/** Under reduced motion the ray stays at noon. */
export const LoadingWithReducedMotion: Story = {
  ...Loading,
  args: { loading: true, size: 'large' },
  globals: { motion: 'reduced' },
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
