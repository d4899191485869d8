import type { CSSProperties } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sevenReviews } from '../../../test/reviews'
import { Avatar, type Review, ReviewCard } from '../../index'
import { de } from '../../locales/de'
import { en } from '../../locales/en'
import '../../styles/index.css'

const [anna, marco] = sevenReviews as [Review, Review]

describe('ReviewCard', () => {
  it('has the name of the reviewer', async () => {
    await render(<ReviewCard messages={en} review={anna} />)
    await expect.element(page.getByRole('article', { name: 'Anna K.' })).toBeVisible()
  })

  it('expands a long review and collapses it again', async () => {
    await render(<ReviewCard messages={en} review={marco} />)
    const more = page.getByRole('button', { name: 'Read more' })
    await expect.element(page.getByText(/both nights: the\.\.\.$/)).toBeVisible()
    await more.click()
    await expect.element(page.getByText(/nobody hurried us/)).toBeVisible()
    await page.getByRole('button', { name: 'Read less' }).click()
    await expect.element(more).toBeVisible()
  })

  it('closes what was open when it shows another review', async () => {
    const screen = await render(<ReviewCard messages={en} review={marco} />)
    await page.getByRole('button', { name: 'Read more' }).click()
    await page.getByText('Reply from the owner').click()
    await expect.element(page.getByRole('group')).toHaveAttribute('open')
    await screen.rerender(<ReviewCard messages={en} review={{ ...marco, reviewId: 'another' }} />)
    await expect.element(page.getByRole('button', { name: 'Read more' })).toBeVisible()
    await expect.element(page.getByRole('group')).not.toHaveAttribute('open')
  })

  it('gives the focus outline of both its buttons the corners of the theme', async () => {
    await render(
      <div style={{ '--meridiana-radius': '12px' } as CSSProperties}>
        <ReviewCard messages={en} review={marco} />
      </div>,
    )
    for (const name of ['Read more', 'Reply from the owner']) {
      await userEvent.tab()
      expect(document.activeElement?.textContent).toContain(name)
      expect(getComputedStyle(document.activeElement as Element).borderStartStartRadius).toBe('4px')
    }
  })

  it('has no button when the review is within the limit', async () => {
    await render(<ReviewCard messages={en} review={anna} />)
    expect(page.getByRole('button').elements()).toHaveLength(0)
  })

  it('is at most 65 characters wide', async () => {
    await page.viewport(1600, 900)
    await render(<ReviewCard messages={en} review={marco} />)
    const card = page.getByRole('article').element()
    const line = document.createElement('p')
    line.style.inlineSize = '65ch'
    card.append(line)
    expect(card.getBoundingClientRect().width).toBeCloseTo(line.getBoundingClientRect().width, 0)
  })

  it('does not widen the page with joined emoji, which cannot wrap', async () => {
    const emoji = '👨\u200D'.repeat(60)
    const reviewer = { ...anna.reviewer, displayName: `A ${emoji}` }
    await render(<ReviewCard messages={en} review={{ ...anna, comment: emoji.repeat(9), reviewer }} />)
    const { scrollWidth, clientWidth } = document.documentElement
    expect(scrollWidth).toBe(clientWidth)
  })

  it('shows custom button labels', async () => {
    await render(<ReviewCard messages={en} review={marco} readMoreLabel="Go on" readLessLabel="Enough" />)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect.element(page.getByRole('button', { name: 'Enough' })).toBeVisible()
  })

  it('shows the age in the language of its messages', async () => {
    const createTime = new Date(Date.now() - 95 * 24 * 60 * 60 * 1000).toISOString()
    await render(<ReviewCard review={{ ...anna, createTime }} messages={de} />)
    await expect.element(page.getByText('vor 3 Monaten')).toBeVisible()
  })

  it('shows the new age when the page stays open', async () => {
    const createTime = '2026-12-31T12:00:00Z'
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(createTime) })
    onTestFinished(() => void vi.useRealTimers())
    await render(<ReviewCard review={{ ...anna, createTime, updateTime: createTime }} messages={en} />)
    await expect.element(page.getByText('today')).toBeVisible()
    vi.advanceTimersByTime(25 * 60 * 60 * 1000)
    await expect.element(page.getByText('1 day ago')).toBeVisible()
  })

  it.each([
    ['the update', '2026-10-01T00:00:00Z', '1 October 2026'],
    ['the creation when the update is before it', '2025-01-01T00:00:00Z', '2 August 2026'],
    ['the creation when the update is not a date', 'never', '2 August 2026'],
  ])('shows the date of %s', async (_, updateTime, date) => {
    const messages = { ...en, locale: 'en-GB' }
    await render(<ReviewCard messages={messages} review={{ ...anna, updateTime }} dateDisplay="absolute" />)
    await expect.element(page.getByText(date)).toBeVisible()
  })

  it('shows the platform as an icon, as icon and name, or not at all', async () => {
    const platform = () => document.querySelector<HTMLElement>('[data-slot=reviews-platform]')
    const { rerender } = await render(<ReviewCard messages={en} review={anna} />)
    await expect.element(page.getByRole('img', { name: 'Posted on Google' })).toBeVisible()
    await rerender(<ReviewCard messages={en} review={anna} logoVariant="full" />)
    await expect.element(page.getByText('Google', { exact: true })).toBeVisible()
    await rerender(<ReviewCard messages={en} review={anna} logoVariant="none" />)
    expect(platform()).toBeNull()
  })

  it('is set in larger type as a testimonial', async () => {
    const size = () =>
      Number.parseFloat(getComputedStyle(page.getByText(/We came for the fair/).element()).fontSize)
    const { rerender } = await render(<ReviewCard messages={en} review={anna} />)
    const card = size()
    await rerender(<ReviewCard messages={en} review={anna} reviewVariant="testimonial" />)
    expect(page.getByRole('article').element()).toHaveAttribute('data-variant', 'testimonial')
    expect(size()).toBeGreaterThan(card)
  })

  it('formats dates with formatDate', async () => {
    await render(
      <ReviewCard messages={en} review={anna} formatDate={(date) => `in ${date.getUTCFullYear()}`} />,
    )
    await expect.element(page.getByText('in 2026')).toBeVisible()
  })
})

it.each([
  [1e9, '5 out of 5 stars'],
  [-1, '0 out of 5 stars'],
  [Number.NaN, '0 out of 5 stars'],
])('shows a rating of %s as one from 0 to 5', async (starRating, name) => {
  const screen = await render(<ReviewCard messages={en} review={{ ...anna, starRating }} />)
  await expect.element(screen.getByRole('img', { name })).toBeVisible()
  expect(screen.container.querySelector('svg')?.outerHTML).not.toContain('NaN')
})

describe('Avatar', () => {
  const reviewer = { displayName: 'Anna Kessler', isAnonymous: false }

  it('shows the initial when the photo does not load', async () => {
    await render(
      <Avatar reviewer={{ ...reviewer, profilePhotoUrl: '/no-such-photo.png' }} data-testid="avatar" />,
    )
    await expect.element(page.getByTestId('avatar')).toHaveTextContent('A')
  })

  it('shows no photo of an anonymous reviewer', async () => {
    const anonymous = { displayName: 'Zoe', isAnonymous: true, profilePhotoUrl: 'data:image/gif,x' }
    const screen = await render(<Avatar reviewer={anonymous} data-testid="avatar" />)
    await expect.element(page.getByTestId('avatar')).toHaveTextContent('A')
    expect(screen.container.querySelector('img')).toBeNull()
  })

  it.each([
    ['without a theme', {}, 'dark', ['rgb(122, 74, 43)', 'rgb(255, 255, 255)']],
    ['in a theme', { '--meridiana-accent': 'navy' }, 'light', ['rgb(0, 0, 128)', 'rgb(255, 255, 255)']],
    [
      'in the dark scheme of a theme',
      { '--meridiana-accent': 'navy', '--meridiana-dark-accent': 'pink', '--meridiana-text': 'black' },
      'dark',
      ['rgb(255, 192, 203)', 'color(srgb 0 0 0)'],
    ],
  ])('has colours that can be read %s', async (_, style, scheme, colors) => {
    await render(
      <div style={style as CSSProperties} data-scheme={scheme}>
        <Avatar reviewer={reviewer} data-testid="avatar" />
      </div>,
    )
    const { backgroundColor, color } = getComputedStyle(page.getByTestId('avatar').element())
    expect([backgroundColor, color]).toEqual(colors)
  })

  it('loads a photo lazily and with a fixed size', async () => {
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
