import { useState } from 'react'
import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sevenReviews } from '../../../test/reviews'
import {
  type Review,
  ReviewCard,
  type ReviewSourceRequestOptions,
  Reviews,
  ReviewsCarousel,
  type ReviewsData,
  widgetServiceReviewSource,
} from '../../index'
import { de } from '../../locales/de'
import { en } from '../../locales/en'
import '../../styles/index.css'

const baseUrl = inject('serviceUrl')

// The test service counts requests by widget id. A test that is repeated after a failure needs new ids, so that its
// count starts at 0.
let attempt = 0
beforeEach(() => {
  attempt++
})
const own = (id: string) => `${id}-${attempt}`
const service = (id: string, options: ReviewSourceRequestOptions = {}) =>
  widgetServiceReviewSource(own(id), { baseUrl, retryDelay: 1, ...options })
const counts = async (id: string) => (await fetch(`${baseUrl}/count/${own(id)}`)).json()
const failed = 'Failed to load Google reviews. Please try again later.'

describe('reviews from a widget service', () => {
  it('are shown with their summary', async () => {
    await render(<ReviewsCarousel messages={en} source={service('success-shown')} />)
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    await expect.element(page.getByText('193 reviews on Google')).toBeVisible()
    expect(await counts('success-shown')).toEqual({ requests: 1, aborted: 0 })
  })

  it('have a spinner while they load, which turns and is hidden from screen readers', async () => {
    const screen = await render(<ReviewsCarousel messages={en} source={service('hang-spinner')} />)
    await expect.element(page.getByRole('status')).toBeVisible()
    const spinner = screen.container.querySelector('[data-slot=reviews-spinner]') as HTMLElement
    expect(spinner.ariaHidden).toBe('true')
    expect(spinner.getBoundingClientRect().width).toBeGreaterThan(0)
    expect(spinner.getAnimations()).toHaveLength(1)
  })

  it('reserve their space while they load', async () => {
    for (const width of [1280, 390]) {
      await page.viewport(width, 900)
      const screen = await render(<ReviewsCarousel messages={en} source={service('hang-room')} />)
      await expect.element(page.getByRole('status')).toHaveTextContent('Loading reviews...')
      const reserved = screen.container.getBoundingClientRect().height
      await screen.rerender(<ReviewsCarousel messages={en} source={service('success-room')} />)
      await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
      expect(Math.abs(screen.container.getBoundingClientRect().height - reserved)).toBeLessThan(1)
      await screen.unmount()
    }
  })

  it.each([
    ['without success', 'unsuccessful-shown'],
    ['with status 500', 'down-shown'],
    ['with invalid JSON', 'malformed-shown'],
  ])('show the error view for a response %s', async (_, id) => {
    await render(<ReviewsCarousel messages={en} source={service(id)} />)
    await expect.element(page.getByRole('alert').getByText(failed)).toBeVisible()
    expect(page.getByRole('region').elements()).toHaveLength(0)
  })

  it('show the error view after the timeout', async () => {
    const request = vi.fn(fetch)
    await render(
      <ReviewsCarousel
        messages={en}
        source={service('hang-shown', { timeout: 50, retries: 0, fetch: request })}
      />,
    )
    await expect.element(page.getByRole('alert').getByText(failed)).toBeVisible()
    expect(request).toHaveBeenCalledOnce()
    expect(request.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  })

  it('are shown when the visitor retries and the service works again', async () => {
    await render(<ReviewsCarousel messages={en} source={service('recovering-shown', { retries: 1 })} />)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(document.activeElement?.getAttribute('data-slot')).toBe('reviews-root')
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
  })

  it('abort their request on unmount', async () => {
    const onError = vi.spyOn(console, 'error')
    const screen = await render(<ReviewsCarousel messages={en} source={service('hang-gone')} />)
    await expect.poll(() => counts('hang-gone')).toEqual({ requests: 1, aborted: 0 })
    await screen.unmount()
    await expect.poll(() => counts('hang-gone')).toEqual({ requests: 1, aborted: 1 })
    expect(onError).not.toHaveBeenCalled()
  })

  it('stay when an earlier source, which does not stop, answers after them', async () => {
    let answer = (_: ReviewsData) => {}
    const promise = new Promise<ReviewsData>((resolve) => {
      answer = resolve
    })
    const carousel = (key: string, load: () => Promise<ReviewsData>) => (
      <ReviewsCarousel messages={en} source={{ key, load }} />
    )
    const screen = await render(carousel('earlier', () => promise))
    const later = carousel('later', async () => ({ reviews: sevenReviews }))
    await screen.rerender(later)
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    answer({ reviews: [] })
    // A task, which all handlers of the answer come before.
    await new Promise((ended) => setTimeout(ended))
    await screen.rerender(later)
    expect(page.getByRole('group', { name: '1 of 7' }).elements()).toHaveLength(1)
  })

  it('are requested once, although each render creates a source', async () => {
    const screen = await render(<ReviewsCarousel messages={en} source={service('success-once')} />)
    await screen.rerender(
      <ReviewsCarousel messages={en} source={service('success-once')} className="again" />,
    )
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    expect(await counts('success-once')).toEqual({ requests: 1, aborted: 0 })
  })

  it('are shown without the invalid ones, which are reported', async () => {
    const onIssue = vi.fn()
    await render(<ReviewsCarousel messages={en} source={service('broken-shown', { onIssue })} />)
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual([
      'reviews[0]',
      'reviews[1].reviewer',
      'averageRating',
    ])
  })
})

describe('the loading and error views', () => {
  it('show custom messages', async () => {
    const screen = await render(
      <ReviewsCarousel
        messages={en}
        source={service('hang-messages')}
        loadingMessage="One moment"
        errorMessage="Not today"
      />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('One moment')
    await screen.rerender(
      <ReviewsCarousel
        messages={en}
        source={service('unsuccessful-messages')}
        loadingMessage="One moment"
        errorMessage="Not today"
      />,
    )
    await expect.element(page.getByRole('alert').getByText('Not today')).toBeVisible()
  })
})

describe('a review in another language', () => {
  const texts = () => [...document.querySelectorAll<HTMLElement>('[data-slot=reviews-text]')]
  const reviews = sevenReviews.map((review, index) => ({ ...review, language: index % 2 ? 'de' : 'en' }))

  it.each([
    ['a carousel', <ReviewsCarousel key="carousel" messages={de} reviews={reviews} disableTranslation />],
    [
      'a list',
      <Reviews.Root key="list" messages={de} reviews={reviews} disableTranslation>
        <Reviews.List />
      </Reviews.Root>,
    ],
  ])('says its language in %s, after those in the language of the page', async (_, view) => {
    await render(view)
    await expect.poll(() => texts().map(({ lang }) => lang)).toEqual(['de', 'de', 'en', 'en', 'en', 'en'])
  })

  it('says the language of the original, and not of its translation', async () => {
    const [jonas] = sevenReviews.slice(4) as [Review]
    await render(<ReviewCard messages={en} review={{ ...jonas, language: 'de' }} />)
    expect(texts()[0]?.lang).toBe('')
    await page.getByRole('button', { name: 'Show original' }).click()
    expect(texts()[0]?.lang).toBe('de')
  })

  it('shows an original without a translation', async () => {
    const [jonas] = sevenReviews.slice(4) as [Review]
    await render(<ReviewCard messages={en} review={{ ...jonas, comment: '', language: 'de' }} />)
    await expect.element(page.getByText(/völlig durchnässt/)).toBeVisible()
    expect(texts()[0]?.lang).toBe('de')
    expect(page.getByRole('button', { name: /Show/ }).elements()).toHaveLength(0)
  })
})

describe('a summary without reviews', () => {
  const summary = { averageRating: 4.8, totalReviewCount: 193 }
  const views = {
    carousel: (props: object) => <ReviewsCarousel messages={en} {...props} />,
    parts: (props: object) => (
      <Reviews.Root messages={en} {...props}>
        <Reviews.Loading />
        <Reviews.Error />
        <Reviews.Empty />
        <Reviews.Summary />
        <Reviews.List />
      </Reviews.Root>
    ),
  }
  const source = (data: object) => ({ key: JSON.stringify(data), load: async () => data as ReviewsData })

  it.each(Object.keys(views) as (keyof typeof views)[])('is its badge in the %s', async (view) => {
    for (const props of [
      summary,
      { ...summary, reviews: [] },
      { source: source({ reviews: [], ...summary }) },
    ]) {
      const screen = await render(views[view](props))
      await expect.element(screen.getByText('193 reviews on Google')).toBeVisible()
      await expect.element(screen.getByText('Excellent')).toBeVisible()
      expect(screen.container.textContent).not.toContain(en.empty)
      await screen.unmount()
    }
  })

  it.each(Object.keys(views) as (keyof typeof views)[])(
    'is not what the %s shows where there are none, or they are not loaded or failed',
    async (view) => {
      const screen = await render(views[view]({ reviews: [] }))
      await expect.element(screen.getByText(en.empty)).toBeVisible()
      await screen.rerender(views[view]({ reviews: undefined }))
      await expect.element(screen.getByText(en.loading)).toBeVisible()
      await screen.rerender(views[view]({ source: service('maintenance-views') }))
      await expect.element(screen.getByText(failed)).toBeVisible()
      await screen.rerender(views[view]({ reviews: null }))
      await expect.element(screen.getByText(en.empty)).not.toBeInTheDocument()
      expect(document.querySelector('[data-slot=reviews-badge]')).toBeNull()
    },
  )

  it('has no number of reviews if only the average is known', async () => {
    const screen = await render(views.parts({ averageRating: 4.8 }))
    await expect.element(screen.getByText('Excellent')).toBeVisible()
    expect(screen.container.textContent).not.toMatch(/0 reviews/)
  })
})

describe('Reviews.List', () => {
  it('keeps the focus when the last press on “Show more” removes the button', async () => {
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews}>
        <Reviews.List pageSize={3} />
      </Reviews.Root>,
    )
    const more = page.getByRole('button', { name: 'Show more reviews' })
    await more.click()
    await expect.element(more).toHaveFocus()
    await more.click()
    await expect.poll(() => document.activeElement?.textContent).toContain('Zoltán')
  })
})

/** An app that stores the issues and creates its data in each render. */
function IssueCounter({ onReport }: { onReport: () => void }) {
  const [issues, setIssues] = useState<string[]>([])
  return (
    <>
      <output>{issues.length}</output>
      <Reviews.Root
        messages={en}
        reviews={[...sevenReviews, {} as Review]}
        onIssue={({ path }) => {
          onReport()
          setIssues((previous) => [...previous, path])
        }}
      />
    </>
  )
}

describe('a function as child', () => {
  it('may show nothing of a review', async () => {
    const renderName = ({ comment, reviewer }: Review) => (comment ? <b>{reviewer.displayName}</b> : null)
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews}>
        <Reviews.List>{renderName}</Reviews.List>
        <Reviews.Carousel autoplay={false}>
          <Reviews.Slides>{renderName}</Reviews.Slides>
        </Reviews.Carousel>
      </Reviews.Root>,
    )
    expect(document.querySelectorAll('li:empty, [data-slot=reviews-slide]:empty')).toHaveLength(2)
    expect(document.querySelector('[data-slot=reviews-card]')).toBeNull()
  })
})

describe('Reviews.Root', () => {
  it('lets a ref of the app end what it has begun', async () => {
    const begin = vi.fn()
    const end = vi.fn()
    const ref = (element: HTMLElement | null) => {
      begin(element?.dataset.slot)
      return end
    }
    const screen = await render(
      <Reviews.Root messages={en} reviews={sevenReviews}>
        <Reviews.Carousel autoplay={false}>
          <Reviews.Slides ref={ref} />
        </Reviews.Carousel>
        <Reviews.List ref={ref} />
      </Reviews.Root>,
    )
    await screen.unmount()
    expect(begin.mock.calls).toEqual([['reviews-slides'], ['reviews-list']])
    expect(end).toHaveBeenCalledTimes(2)
  })

  it('has the same label in each view, also where the site passes none on', async () => {
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews}>
        <Reviews.Summary badgeLabel={undefined} badgeSubheadingFormatter={undefined} />
      </Reviews.Root>,
    )
    await expect.element(page.getByText('Excellent')).toBeVisible()
    await expect.element(page.getByText('7 reviews on Google')).toBeVisible()
  })

  it('reports invalid reviews once, after the render, so that the app can store them', async () => {
    const onReport = vi.fn()
    await render(<IssueCounter onReport={onReport} />)
    await expect.element(page.getByText('1', { exact: true })).toBeVisible()
    expect(onReport).toHaveBeenCalledTimes(1)
  })

  it('gives badge and list the same count', async () => {
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews} totalReviewCount={193} averageRating={4.8}>
        <Reviews.Summary />
        <Reviews.List pageSize={2} />
      </Reviews.Root>,
    )
    await expect.element(page.getByText('193 reviews on Google')).toBeVisible()
    await expect.element(page.getByText('Excellent')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
  })

  it('hides ratings without text', async () => {
    await render(
      <Reviews.Root messages={en} reviews={sevenReviews} hideEmptyReviews>
        <Reviews.List />
      </Reviews.Root>,
    )
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(6)
  })

  it('shows the loading view while the app loads the reviews', async () => {
    const screen = await render(<ReviewsCarousel messages={en} isLoading reviews={[]} />)
    await expect.element(page.getByRole('status')).toBeVisible()
    await screen.rerender(<ReviewsCarousel messages={en} reviews={sevenReviews} />)
    await expect.element(page.getByRole('button', { name: 'Next review' })).toBeVisible()
  })
})
