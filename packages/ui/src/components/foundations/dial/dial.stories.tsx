import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Dial } from './dial'

const meta = {
  title: 'Foundations/Dial',
  component: Dial,
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dial>
export default meta
type Story = StoryObj<typeof meta>

export const Sign: Story = { args: { hour: 16 } }

/** The whole sundial, with its hour lines. */
export const Figure: Story = { args: { size: 'figure', hour: 16 } }

/** Without an hour there is no ray: the page that does not exist. */
export const WithoutShadow: Story = { args: { size: 'figure' } }

/** While something is on its way the ray sweeps over the day; the words say what. */
export const Loading: Story = {
  args: { loading: true },
  render: (args, context) => (
    <p role="status">
      <Dial {...args} /> {messagesFor(context).loading}
    </p>
  ),
}

/** For who asked for less motion it stands at noon. */
export const LoadingWithReducedMotion: Story = {
  ...Loading,
  args: { loading: true, size: 'figure' },
  globals: { motion: 'reduced' },
}

/** Every second hour of a day. */
export const TheDay: Story = {
  render: () => (
    <>
      {Array.from({ length: 12 }, (_, at) => at * 2).map((hour) => (
        <Dial key={hour} hour={hour} />
      ))}
    </>
  ),
}
