import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { en } from '../../locales/en'
import { RatingBadge } from './rating-badge'

/**
 * **Do.** Pass `profileUrl`, so that a guest can check the number.
 *
 * **Don’t.** Do not round the average up.
 *
 * **Keyboard and screen readers.** Link, native.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter | opens the profile |
 */
const meta = {
  tags: ['score'],
  component: RatingBadge,
  args: {
    messages: en,
    averageRating: 4.8,
    totalReviewCount: 193,
    profileUrl: 'https://maps.example/casa-meridiana',
  },
} satisfies Meta<typeof RatingBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Clickable: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /4[.,]8.+193.+\(.+\)/ })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
export const NotClickable: Story = { args: { profileUrl: undefined } }
export const WithoutAverage: Story = { args: { averageRating: undefined, badgeLabel: 'Excellent' } }
export const WithoutCount: Story = { args: { totalReviewCount: undefined } }
export const NoReviews: Story = { args: { averageRating: undefined, totalReviewCount: 0 } }
export const ManyReviews: Story = { args: { totalReviewCount: 12_345 } }
export const CustomTexts: Story = {
  args: { badgeLabel: 'Our guests say', badgeSubheadingFormatter: (count) => `${count} voices` },
}
export const Italian: Story = { globals: { language: 'it' } }
export const German: Story = { globals: { language: 'de' } }
export const Dark: Story = { args: { theme: 'dark' }, parameters: { surface: 'dark' } }
export const OtherHotelTheme: Story = { globals: { theme: 'other-hotel' } }
export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
}
export const ForcedColors: Story = { parameters: { media: [{ name: 'forced-colors', value: 'active' }] } }
