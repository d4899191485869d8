import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { BrandMark } from './brand-mark'

const meta = {
  title: 'Components/Foundations/Brand mark (logo)',
  id: 'components-foundations-brand-mark',
  component: BrandMark,
  decorators: [withStoryPadding()],
} satisfies Meta<typeof BrandMark>
export default meta

export const OnLight: StoryObj<typeof meta> = {}

/** The large mark, for the place above a text about the hotel. */
export const Large: StoryObj<typeof meta> = { args: { size: 'large' } }

export const OnDark: StoryObj<typeof meta> = {
  decorators: [withStoryPadding({ scheme: 'night' })],
  render: (args) => (
    <>
      <BrandMark {...args} />
      <BrandMark {...args} size="large" />
    </>
  ),
}
