import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../stories/states.tsx'
import { createReviews, sevenReviews } from '../../../test/reviews'
import type { Review, ReviewSource } from '../../core'
import { en } from '../../locales/en'
import { ReviewsCarousel } from './reviews-carousel'

/**
 * **Do.** Pass the reviews from the server, so that they are in its HTML.
 *
 * **Don’t.** Do not leave out bad reviews and keep the average of all.
 *
 * **Keyboard and screen readers.** Carousel; autoplay stops under the pointer and while the keyboard focus is inside;
 * hidden slides take no focus.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | pause, previous, next, then the visible cards |
 * | Left, Right | previous and next review |
 * | Enter, Space | press the focused button |
 */
const meta = {
  tags: ['slider', 'swiper', 'testimonials'],
  component: ReviewsCarousel,
  args: {
    messages: en,
    reviews: sevenReviews,
    averageRating: 4.8,
    totalReviewCount: 193,
    profileUrl: 'https://maps.example/casa-meridiana',
    autoplay: false,
  },
} satisfies Meta<typeof ReviewsCarousel>
export default meta
type Story = StoryObj<typeof meta>

const noReviews = { reviews: undefined, averageRating: undefined, totalReviewCount: undefined }
const slide = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).findByRole('group', { name })

/** The carousel moves to the next slide by itself, except while the pointer or the keyboard focus is inside. */
export const Autoplay: Story = {
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    const rotation = canvasElement.querySelector('[data-icon=pause]') as HTMLElement
    // The controls are hidden until the carousel has started. With reduced motion the button then says “Play”.
    await waitFor(() => expect(rotation).toBeVisible())
    const label = rotation.getAttribute('aria-label')
    await userEvent.tab()
    await expect(rotation).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(rotation).toHaveFocus()
    await expect(rotation).not.toHaveAttribute('aria-label', label)
  },
}

export const WithoutAutoplay: Story = {
  play: async ({ canvasElement }) => {
    await slide(canvasElement, /^3\D+7$/)
    const next = canvasElement.querySelector('[data-icon=next]') as HTMLElement
    // The controls are hidden until the carousel has started.
    await waitFor(() => expect(next).toBeVisible())
    await userEvent.click(next)
    await slide(canvasElement, /^4\D+7$/)
    await waitFor(async () => expect(await slide(canvasElement, /^1\D+7$/)).toHaveProperty('inert', true))
  },
}

export const WithoutDots: Story = { tags: ['!autodocs'], args: { showDots: false } }
export const Quoted: Story = { args: { reviewVariant: 'testimonial', maxItems: 2 } }
export const OneAtATime: Story = { tags: ['!autodocs'], args: { maxItems: 1, reviewVariant: 'testimonial' } }
export const FourAtATime: Story = { tags: ['!autodocs'], args: { maxItems: 4 } }
export const ShorterTexts: Story = { args: { maxCharacters: 80 } }

export const OneReview: Story = {
  tags: ['!autodocs'],
  args: { reviews: sevenReviews.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}
export const TwoReviews: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reviews: sevenReviews.slice(0, 2) },
}
export const ThreeReviews: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reviews: sevenReviews.slice(0, 3) },
}
export const FourReviews: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reviews: sevenReviews.slice(0, 4) },
}

export const TwoHundredReviews: Story = {
  tags: ['!dev', '!autodocs'],
  args: { reviews: createReviews(200), totalReviewCount: undefined, averageRating: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText(/^1\D+200$/)).toBeVisible())
  },
}

export const ReviewsWithNullFields: Story = {
  tags: ['!dev', '!autodocs'],
  // The data are not valid on purpose, so the docs page does not offer the code.
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: {
    ...noReviews,
    reviews: [
      { ...sevenReviews[0], reviewer: null } as unknown as Review,
      { ...sevenReviews[1], comment: null } as unknown as Review,
      null as unknown as Review,
      ...sevenReviews.slice(2),
    ],
  },
  play: async ({ canvasElement }) => {
    await slide(canvasElement, /^1\D+5$/)
  },
}

/** A source of reviews that never finishes loading. */
const hanging: ReviewSource = { key: 'hanging', load: () => new Promise(() => {}) }

export const Loading: Story = {
  args: { ...noReviews, source: hanging },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(/\S/)
  },
}

/** A source of reviews whose requests fail. */
const failing: ReviewSource = {
  key: 'failing',
  load: () => Promise.reject(new Error('reviews-widget: the service is down')),
}

export const ErrorWithRetry: Story = {
  args: { ...noReviews, source: failing },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert')
    await expect(alert).toHaveTextContent(/Google/)
    await expect(within(alert).getByRole('button')).toBeVisible()
  },
}

export const Empty: Story = {
  name: 'Empty state',
  args: { ...noReviews, reviews: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=reviews-empty]')).toBeVisible()
  },
}

export const Italian: Story = { globals: { language: 'it' } }
export const German: Story = { globals: { language: 'de' } }
export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
export const MediumWindow: Story = { globals: { viewport: { value: 'tablet' } } }
export const Dark: Story = { args: { scheme: 'dark' } }

/** Colours, fonts and radius of another site, set only through `--meridiana-…` variables. */
export const AnotherHotel: Story = { globals: { theme: 'another-hotel' } }
export const AnotherHotelDark: Story = { globals: { theme: 'another-hotel', scheme: 'dark' } }

export const RightToLeft: Story = { globals: { language: 'he' } }

export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  args: { autoplay: true },
  beforeEach: () => globalThis.emulateMedia?.([{ name: 'prefers-reduced-motion', value: 'reduce' }]),
}

export const ForcedColors: Story = {
  tags: ['!dev', '!autodocs'],
  // On white, axe reads the colours of the scheme in place of those that the browser forces.
  globals: { scheme: 'light' },
  beforeEach: () => globalThis.emulateMedia?.([{ name: 'forced-colors', value: 'active' }]),
}

export const OriginalTexts: Story = { args: { disableTranslation: true } }

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    wide: true,
    states: {
      'One review': { reviews: sevenReviews.slice(0, 1) },
      Loading: { ...noReviews, source: hanging },
      Failed: { ...noReviews, source: failing },
      Empty: { ...noReviews, reviews: [] },
    },
  }),
  // With the pause button, and too slow to move.
  args: { autoplay: true, interval: 3_600_000 },
}
