import { createRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { en } from '../../locales/en'
import '../../styles/index.css'
import { RatingBadge } from './rating-badge'

const badge = () => document.querySelector('[data-slot=reviews-badge]') as HTMLElement
const color = () => getComputedStyle(badge()).color

it('has the colours of its scheme, and of the page around it without one', async () => {
  const { rerender } = await render(<RatingBadge messages={en} averageRating={4.8} scheme="light" />)
  expect(badge().dataset.scheme).toBe('light')
  const light = color()
  await rerender(<RatingBadge messages={en} averageRating={4.8} scheme="dark" />)
  expect(badge().dataset.scheme).toBe('dark')
  const dark = color()
  expect(dark).not.toBe(light)
  for (const [scheme, expected] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    await rerender(
      <div data-scheme={scheme}>
        <RatingBadge messages={en} averageRating={4.8} />
      </div>,
    )
    expect(color()).toBe(expected)
  }
})

it('has the specification’s name of its scheme, too', async () => {
  const { rerender } = await render(<RatingBadge messages={en} averageRating={4.8} theme="dark" />)
  expect(badge().dataset.scheme).toBe('dark')
  await rerender(<RatingBadge messages={en} averageRating={4.8} theme="dark" scheme="light" />)
  expect(badge().dataset.scheme).toBe('light')
  expect(badge().getAttribute('theme')).toBeNull()
})

it('shows its own label and second line in place of the messages', async () => {
  await render(
    <RatingBadge
      messages={en}
      averageRating={4.8}
      totalReviewCount={193}
      badgeLabel="Our guests say"
      badgeSubheadingFormatter={(count) => `${count} voices`}
    />,
  )
  await expect.element(page.getByText('Our guests say')).toBeVisible()
  await expect.element(page.getByText('193 voices')).toBeVisible()
  expect(badge().textContent).not.toMatch(/Google Rating|Read our/)
})

it('passes ref, class and attributes on to its element when that is a link', async () => {
  const ref = createRef<HTMLElement>()
  await render(
    <RatingBadge
      messages={en}
      averageRating={4.8}
      profileUrl="https://maps.example/"
      ref={ref}
      className="mine"
      id="badge"
    />,
  )
  expect(ref.current).toBe(page.getByRole('link').element())
  expect(ref.current?.className).toBe('mine')
  expect(ref.current?.id).toBe('badge')
})
