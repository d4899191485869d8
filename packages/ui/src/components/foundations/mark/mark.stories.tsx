import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '../../../../.storybook/frame'
import { Mark } from './mark'

const meta = {
  title: 'Components/Foundations/Mark (logo)',
  id: 'components-foundations-mark',
  component: Mark,
  decorators: [inFrame()],
} satisfies Meta<typeof Mark>
export default meta

export const OnLight: StoryObj<typeof meta> = {}

/** The large mark, above a text about the hotel. */
export const Large: StoryObj<typeof meta> = { args: { size: 'large' } }

export const OnDark: StoryObj<typeof meta> = {
  decorators: [inFrame({ scheme: 'night' })],
  render: (args) => (
    <>
      <Mark {...args} />
      <Mark {...args} size="large" />
    </>
  ),
}
