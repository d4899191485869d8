import preflight from 'tailwindcss/preflight.css?raw'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import {
  type ComputedStyles,
  findStyleDifferences,
  inheritedHostStyle,
  pageResets,
  readComputedStyles,
  removeStyleSheets,
  setStyleSheets,
} from '../../../../scripts/host-styles'
import { createReviews, sevenReviews } from '../../test/reviews'
import { RatingBadge, Reviews, ReviewsCarousel } from '..'
import { en } from '../locales/en'
import styles from './index.css?inline'

const resets = pageResets(preflight)
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
    <ReviewsCarousel messages={en} reviews={reviews} totalReviewCount={193} carouselAutoplay={false} />
    <ReviewsCarousel messages={en} reviews={createReviews(13)} carouselAutoplay={false} />
    <ReviewsCarousel messages={en} isLoading />
    <ReviewsCarousel messages={en} source={failing} />
    <ReviewsCarousel messages={en} reviews={[]} />
    <Reviews.Root messages={en} reviews={reviews} reviewVariant="testimonial" logoVariant="full">
      <Reviews.Summary />
      <Reviews.List pageSize={2} />
    </Reviews.Root>
  </div>
)

/** Renders every slot of the package, and returns the computed styles. */
async function readAll() {
  const { container, unmount } = await render(site())
  await vi.waitUntil(() => container.querySelector('[role=alert]'))
  await vi.waitUntil(() => !container.querySelector("[data-slot='reviews-carousel'][data-state='static']"))
  const read = readComputedStyles(slots)
  await unmount()
  return read
}

afterEach(removeStyleSheets)

let expected: ComputedStyles
beforeAll(async () => {
  setStyleSheets(styles)
  expected = await readAll()
})

describe.each(Object.entries(resets))('under %s of the host', (_, reset) => {
  it.each(['before', 'after'])('looks the same when the reset comes %s its styles', async (order) => {
    setStyleSheets(...(order === 'before' ? [reset, styles] : [styles, reset]))
    expect(findStyleDifferences(expected, await readAll())).toEqual([])
  })
})

it('leaves the elements and slots of the host as they are', async () => {
  await render(
    <div data-host="">
      <div data-slot="card">
        <h2 data-slot="card-title">Title</h2>
        <p>Text</p>
        <a href="#rooms">Rooms</a>
      </div>
      <dialog data-slot="dialog" open>
        <button type="button" data-slot="button" data-icon="next">
          Button
        </button>
      </dialog>
      <div data-slot="carousel" data-state="static" data-items="3">
        <img alt="" src={photo} />
      </div>
    </div>,
  )
  const host = 'html, body, [data-host], [data-host] *'
  const untouched = readComputedStyles(host)
  setStyleSheets(styles)
  expect(findStyleDifferences(untouched, readComputedStyles(host))).toEqual([])
})

const badge = (container: Element) => container.querySelector("[data-slot='reviews-badge']") as Element

it('takes its variables from any ancestor', async () => {
  setStyleSheets(styles)
  const { container } = await render(
    <div ref={(element) => element?.style.setProperty('--reviews-text', 'rgb(1, 2, 3)')}>{site()}</div>,
  )
  expect(getComputedStyle(badge(container)).color).toBe('rgb(1, 2, 3)')
})

it.each([
  ['light', undefined, 'light'],
  ['dark', undefined, 'dark'],
  ['dark', 'light', 'light'],
  ['light', 'dark', 'dark'],
  [undefined, undefined, 'light dark'],
])('in the scheme %s with the scheme %s inside has the color-scheme %s', async (outer, inner, scheme) => {
  setStyleSheets(styles)
  const { container } = await render(
    <div data-scheme={outer}>
      <div data-scheme={inner}>{site()}</div>
    </div>,
  )
  expect(getComputedStyle(badge(container)).colorScheme).toBe(scheme)
})

it('sets the scheme of its theme', async () => {
  setStyleSheets(styles)
  const { container } = await render(
    <div data-scheme="dark">
      <RatingBadge messages={en} averageRating={4.8} theme="light" />
    </div>,
  )
  expect(getComputedStyle(badge(container)).colorScheme).toBe('light')
})
