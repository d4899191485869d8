import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sevenReviews } from '../../../test/reviews'
import { Avatar, de, RatingBadge, type Review, ReviewCard, Stars } from '../../index'
import '../../styles.css'

const [anna, marco] = sevenReviews as [Review, Review]

describe('ReviewCard', () => {
  it('is named after the guest', async () => {
    await render(<ReviewCard review={anna} />)
    await expect.element(page.getByRole('article', { name: 'Anna K.' })).toBeVisible()
  })

  it('shows 200 characters of a long review, then all of it, then 200 again', async () => {
    await render(<ReviewCard review={marco} />)
    const more = page.getByRole('button', { name: 'Read more' })
    await expect.element(page.getByText(/both nights: the\.\.\.$/)).toBeVisible()
    await more.click()
    await expect.element(page.getByText(/nobody hurried us/)).toBeVisible()
    await page.getByRole('button', { name: 'Read less' }).click()
    await expect.element(more).toBeVisible()
  })

  it('has nothing to open where the review is within the limit', async () => {
    await render(<ReviewCard review={anna} />)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('is at most 65 characters wide', async () => {
    await page.viewport(1600, 900)
    await render(<ReviewCard review={marco} />)
    const card = page.getByRole('article').element()
    const line = document.createElement('p')
    line.style.inlineSize = '65ch'
    card.append(line)
    expect(card.getBoundingClientRect().width).toBeCloseTo(line.getBoundingClientRect().width, 0)
  })

  it('takes the labels of the house', async () => {
    await render(<ReviewCard review={marco} readMoreLabel="Go on" readLessLabel="Enough" />)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.element(page.getByRole('button', { name: 'Enough' })).toBeVisible()
  })

  it('says how long ago, in the language of its words', async () => {
    const createTime = new Date(Date.now() - 95 * 24 * 60 * 60 * 1000).toISOString()
    await render(<ReviewCard review={{ ...anna, createTime }} words={de} />)
    await expect.element(page.getByText('vor 3 Monaten')).toBeVisible()
  })

  it('lets the house write dates', async () => {
    await render(<ReviewCard review={anna} formatDate={(date) => `in ${date.getUTCFullYear()}`} />)
    await expect.element(page.getByText('in 2026')).toBeVisible()
  })
})

describe('Avatar', () => {
  const reviewer = { displayName: 'Anna Kessler', isAnonymous: false }

  it('falls back to the initial when the photo does not load', async () => {
    await render(
      <Avatar reviewer={{ ...reviewer, profilePhotoUrl: '/no-such-photo.png' }} data-testid="avatar" />,
    )
    await expect.element(page.getByTestId('avatar')).toHaveTextContent('A')
  })

  it('shows no photo of a guest who stays anonymous', async () => {
    const anonymous = { displayName: 'Zoe', isAnonymous: true, profilePhotoUrl: 'data:image/gif,x' }
    const screen = await render(<Avatar reviewer={anonymous} data-testid="avatar" />)
    await expect.element(page.getByTestId('avatar')).toHaveTextContent('A')
    expect(screen.container.querySelector('img')).toBeNull()
  })

  it('loads a photo late and at a known size', async () => {
    const screen = await render(
      <Avatar
        reviewer={{
          ...reviewer,
          profilePhotoUrl:
            'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
        }}
      />,
    )
    const image = screen.container.querySelector('img')
    expect(image).toHaveAttribute('loading', 'lazy')
    expect(image).toHaveAttribute('width', '40')
  })
})

describe.each([
  ['ReviewCard', ReviewCard, { review: anna }],
  ['Avatar', Avatar, { reviewer: anna.reviewer }],
  ['Stars', Stars, { rating: 4 }],
  ['RatingBadge', RatingBadge, { averageRating: 4.8 }],
  ['RatingBadge as a link', RatingBadge, { averageRating: 4.8, profileUrl: 'https://maps.example/' }],
] as const)('%s', (_, Part, props) => {
  it('passes ref, class and the rest on to its element', async () => {
    const ref = vi.fn()
    const AnyPart = Part as unknown as typeof ReviewCard
    await render(
      <AnyPart {...(props as unknown as { review: Review })} ref={ref} className="mine" data-testid="it" />,
    )
    const element = page.getByTestId('it').element()
    expect(ref).toHaveBeenCalledWith(element)
    expect(element).toHaveAttribute('class', 'mine')
  })
})
