import type { Meta, StoryObj } from '@storybook/react-vite'
import { Mark } from './mark'

const meta = {
  title: 'Components/Foundations/Mark (logo)',
  id: 'components-foundations-mark',
  component: Mark,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Mark>
export default meta

export const OnLight: StoryObj<typeof meta> = {}

/** The large mark, above a text about the hotel. */
export const Large: StoryObj<typeof meta> = { args: { size: 'large' } }

export const OnDark: StoryObj<typeof meta> = {
  render: () => (
    <div className="story-pad" data-scheme="night">
      <Mark />
      <Mark size="large" />
    </div>
  ),
}
