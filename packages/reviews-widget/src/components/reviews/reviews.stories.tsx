import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../stories/states.tsx'
import { createReviews, sevenReviews } from '../../../test/reviews'
import { Reviews, staticReviewSource, useReviews } from '../../index'
import { en } from '../../locales/en'
import { ReviewsRoot } from './reviews-root'

/**
 * **Do.** Use it when the parts need another order than in `ReviewsCarousel`.
 *
 * **Don’t.** Do not leave out `Reviews.Rotation` while `autoplay` is on.
 *
 * **Keyboard and screen readers.** Carousel or list, by the parts that you use.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Left, Right | in the carousel: previous and next review |
 */
const meta = {
  component: ReviewsRoot,
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
    await userEvent.click(canvas.getAllByRole('button').at(-1) as HTMLElement)
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
}

const customCards = `import { Reviews, type Review } from '@meridiana/reviews-widget'
import { en } from '@meridiana/reviews-widget/locales/en'

export const QuoteCarousel = ({ reviews }: { reviews: Review[] }) => (
  <Reviews.Root messages={en} reviews={reviews}>
    <Reviews.Carousel autoplay={false}>
      <div data-slot="reviews-controls">
        <Reviews.Previous />
        <Reviews.Next />
      </div>
      <Reviews.Slides>
        {(review) => <blockquote>{review.comment || '★'.repeat(review.starRating)}</blockquote>}
      </Reviews.Slides>
    </Reviews.Carousel>
  </Reviews.Root>
)`

/** A function as the child of `Reviews.Slides` renders each card. */
export const CustomCards: Story = {
  // Storybook cannot generate the code of the function, so the code on the docs page is written by hand.
  parameters: { docs: { source: { code: customCards } } },
  args: {
    children: (
      <Reviews.Carousel autoplay={false}>
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

const withUseReviews = `import { type ReviewSource, useReviews } from '@meridiana/reviews-widget'

export function ReviewsStatus({ source }: { source: ReviewSource }) {
  const { status, reviews, summary } = useReviews(source)
  return (
    <p>
      {status}: {reviews.length} of {summary.totalReviewCount}, {summary.averageRating} on average
    </p>
  )
}`

export const WithUseReviews: Story = {
  // Storybook cannot generate the call of a hook, so the code on the docs page is written by hand.
  parameters: { docs: { source: { code: withUseReviews } } },
  render: () => <Headless />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('loaded: 7 of 7, 4.7 on average')).toBeVisible()
  },
}

/** The states of the list side by side. */
export const States: Story = {
  ...statesOf<Story>({
    wide: true,
    states: { 'No reviews yet': { reviews: [], totalReviewCount: 0, averageRating: undefined } },
  }),
  args: { ...List.args, reviews: sevenReviews.slice(0, 2), totalReviewCount: 2 },
}
