import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStoryPadding } from '../../../../test/story-decorators'
import { BrandMark } from './brand-mark'

/**
 * **Do.** Use it once in the header and once in the footer.
 *
 * **Don’t.** Do not use it as a bullet. Another hotel replaces it by its own logo.
 */
const meta = {
  tags: ['logo'],
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
