import type { Meta, StoryObj } from '@storybook/react-vite'
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

/** Without an hour there is no ray: the page that does not exist. */
export const WithoutShadow: Story = { args: { size: 'figure' } }

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
