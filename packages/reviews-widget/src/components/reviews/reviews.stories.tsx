import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { createReviews, sevenReviews } from '../../../test/reviews'
import { withStoryMessages } from '../../../test/with-story-messages'
import { Reviews, staticReviewSource, useReviews } from '../../index'
import { en } from '../../locales/en'
import { ReviewsRoot } from './reviews-root'

/**
 * The components of the carousel and of the list, which a page can arrange as it needs.
 *
 * Slots: `reviews-root`, `reviews-list`, `reviews-item`, `reviews-button`, and those of the carousel.
 */
const meta = {
  title: 'Components/Reviews',
  component: ReviewsRoot,
  decorators: [withStoryMessages],
  args: { messages: en, reviews: sevenReviews, averageRating: 4.8, totalReviewCount: 193 },
} satisfies Meta<typeof ReviewsRoot>
export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  args: {
    children: (
      <>
        <Reviews.Summary />
        <Reviews.List />
      </>
    ),
  },
}

export const LongList: Story = {
  args: { reviews: createReviews(200), children: <Reviews.List pageSize={5} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button', { name: 'Show more reviews' }))
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
}

export const CustomCards: Story = {
  args: {
    children: (
      <Reviews.Carousel carouselAutoplay={false}>
        <div data-slot="reviews-controls">
          <Reviews.Previous />
          <Reviews.Next />
        </div>
        <Reviews.Slides>
          {(review) => (
            <blockquote style={{ margin: 0 }}>
              <p>{review.comment || '★'.repeat(review.starRating)}</p>
            </blockquote>
          )}
        </Reviews.Slides>
      </Reviews.Carousel>
    ),
  },
}

const source = staticReviewSource(sevenReviews)

function Headless() {
  const { status, reviews, summary } = useReviews(source)
  return (
    <p>
      {status}: {reviews.length} of {summary.totalReviewCount}, {summary.averageRating} on average
    </p>
  )
}

export const WithUseReviews: Story = {
  render: () => <Headless />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('loaded: 7 of 7, 4.7 on average')).toBeVisible()
  },
}
