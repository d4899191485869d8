import preflight from 'tailwindcss/preflight.css?raw'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { testHostStyles } from '../../../../scripts/host-style-tests'
import { inheritedHostStyle, readComputedStyles, setTestStyleSheets } from '../../../../scripts/host-styles'
import { findRejectedDeclarations } from '../../../../scripts/rejected-declarations'
import { until } from '../../test/clock'
import { createReviews, sevenReviews } from '../../test/reviews'
import { RatingBadge, type Review, Reviews, ReviewsCarousel } from '..'
import { en } from '../locales/en'
import badgeStyles from './badge.css?inline'
import styles from './index.css?inline'

const slots = "[data-slot^='reviews-']"
const photo = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'
const reviews = sevenReviews.map((review) => ({
  ...review,
  reviewer: { ...review.reviewer, profilePhotoUrl: photo },
}))
const failing = { key: 'failing', load: () => Promise.reject(new Error()) }

const site = () => (
  <div ref={(element) => element?.setAttribute('style', inheritedHostStyle)}>
    <RatingBadge messages={en} averageRating={4.8} totalReviewCount={193} profileUrl="#reviews" />
    <ReviewsCarousel messages={en} reviews={reviews} totalReviewCount={193} autoplay={false} />
    <ReviewsCarousel messages={en} reviews={createReviews(13)} autoplay={false} />
    <ReviewsCarousel messages={en} isLoading />
    <ReviewsCarousel messages={en} source={failing} />
    <ReviewsCarousel messages={en} reviews={[]} />
    <Reviews.Root messages={en} reviews={reviews} reviewVariant="testimonial" logoVariant="full">
      <Reviews.Summary />
      <Reviews.List pageSize={2} />
    </Reviews.Root>
  </div>
)

/**
 * Returns the computed styles of every `data-slot` of the package, read once, when the alert and the carousel are
 * there.
 */
async function readStyles() {
  const { container, unmount } = await render(site())
  await until(() => !!container.querySelector('[role=alert]'))
  await until(() => !container.querySelector("[data-slot='reviews-carousel'][data-state='static']"))
  const read = readComputedStyles(slots)
  await unmount()
  return [read]
}

/** Returns the computed styles of a badge alone. */
async function readBadgeStyles() {
  const { unmount } = await render(
    <div ref={(element) => element?.setAttribute('style', inheritedHostStyle)}>
      <RatingBadge messages={en} averageRating={4.8} totalReviewCount={193} profileUrl="#reviews" />
    </div>,
  )
  const read = readComputedStyles(slots)
  await unmount()
  return [read]
}

const badge = (container: Element) => container.querySelector("[data-slot='reviews-badge']") as Element

testHostStyles({
  styles,
  subset: { styles: badgeStyles, readStyles: readBadgeStyles },
  preflight,
  readStyles,
  async renderInto(container) {
    await render(site(), { container })
    return badge(container)
  },
  variable: '--reviews-text',
  property: 'color',
})

it('is hidden by `hidden`, as any element', async () => {
  setTestStyleSheets(styles)
  const { container } = await render(
    <Reviews.Root messages={en} reviews={sevenReviews}>
      <Reviews.Summary hidden />
      <Reviews.Carousel hidden>
        <Reviews.Next hidden />
        <Reviews.Dots hidden />
      </Reviews.Carousel>
      <Reviews.Card hidden review={sevenReviews[0] as Review} />
    </Reviews.Root>,
  )
  const hidden = container.querySelectorAll('[hidden]')
  expect(hidden).toHaveLength(5)
  for (const element of hidden) expect(getComputedStyle(element).display).toBe('none')
})

it('offers no button of a part whose scripts have failed', async () => {
  setTestStyleSheets(styles)
  const { container } = await render(
    <div data-scripting="failed">
      <Reviews.Root messages={en} reviews={sevenReviews}>
        <Reviews.List pageSize={6} />
      </Reviews.Root>
    </div>,
  )
  const buttons = container.querySelectorAll('button')
  expect(buttons.length).toBeGreaterThan(1)
  for (const button of buttons) expect(getComputedStyle(button).display).toBe('none')
})

it('reserves the height of the carousel also where the browser cannot tell whether scripts run', async () => {
  setTestStyleSheets(styles.replaceAll(/\(scripting[^)]*\)/g, '(unknown-feature)'))
  const { container } = await render(<div data-slot="reviews-placeholder" />)
  expect(container.firstElementChild?.clientHeight).toBeGreaterThan(400)
})

it('has the scheme of its prop', async () => {
  setTestStyleSheets(styles)
  const { container } = await render(
    <div data-scheme="dark">
      <RatingBadge messages={en} averageRating={4.8} scheme="light" />
    </div>,
  )
  expect(getComputedStyle(badge(container)).colorScheme).toBe('light')
})

it.each(
  Object.entries(
    import.meta.glob<string>('../../dist/*.css', { eager: true, query: '?raw', import: 'default' }),
  ),
)('the browser accepts every declaration of %s', (_, css) => {
  expect(css).not.toBe('')
  expect(findRejectedDeclarations(css)).toEqual([])
})
