import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { statesOf } from '../../../../../stories/states.tsx'
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
  tags: ['rating', 'score'],
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
export const Dark: Story = { args: { scheme: 'dark' } }
export const AnotherHotel: Story = { globals: { theme: 'another-hotel' } }
export const RightToLeft: Story = {
  globals: { language: 'he' },
}
export const ForcedColors: Story = {
  tags: ['!dev', '!autodocs'],
  // On white, axe reads the colours of the scheme in place of those that the browser forces.
  globals: { scheme: 'light' },
  beforeEach: () => globalThis.emulateMedia?.([{ name: 'forced-colors', value: 'active' }]),
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: {
    'Without a link': { profileUrl: undefined },
    'No reviews yet': { averageRating: undefined, totalReviewCount: 0 },
  },
})
