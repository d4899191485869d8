import { beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { sevenReviews } from '../../../test/reviews'
import { type RequestOptions, Reviews, ReviewsCarousel, widgetService } from '../../index'
import '../../styles.css'

const baseUrl = inject('serviceUrl')

// The service counts by id: a second try of a test has ids of its own, or it would find the requests of the first.
let attempt = 0
beforeEach(() => {
  attempt++
})
const own = (id: string) => `${id}-${attempt}`
const service = (id: string, options: RequestOptions = {}) =>
  widgetService(own(id), { baseUrl, retryDelay: 1, ...options })
const counts = async (id: string) => (await fetch(`${baseUrl}/count/${own(id)}`)).json()
const failed = 'Failed to load Google reviews. Please try again later.'

describe('reviews from a widget service', () => {
  it('are shown with their summary', async () => {
    await render(<ReviewsCarousel source={service('success-shown')} />)
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    await expect.element(page.getByText('193 reviews on Google')).toBeVisible()
    expect(await counts('success-shown')).toEqual({ requests: 1, aborted: 0 })
  })

  it('say that they are loading, in the room that they will need', async () => {
    for (const width of [1280, 390]) {
      await page.viewport(width, 900)
      const screen = await render(<ReviewsCarousel source={service('hang-room')} />)
      await expect.element(page.getByRole('status')).toHaveTextContent('Loading reviews...')
      const reserved = screen.container.getBoundingClientRect().height
      await screen.rerender(<ReviewsCarousel source={service('success-room')} />)
      await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
      expect(Math.abs(screen.container.getBoundingClientRect().height - reserved)).toBeLessThan(1)
      await screen.unmount()
    }
  })

  it.each([
    ['that did not succeed', 'unsuccessful-shown'],
    ['of a server in trouble', 'down-shown'],
    ['that is not JSON', 'malformed-shown'],
  ])('show the error view for an answer %s', async (_, id) => {
    await render(<ReviewsCarousel source={service(id)} />)
    await expect.element(page.getByRole('alert').getByText(failed)).toBeVisible()
    expect(page.getByRole('region').elements()).toHaveLength(0)
  })

  it('show the error view when the service hangs past the time-out', async () => {
    const request = vi.fn(fetch)
    await render(
      <ReviewsCarousel source={service('hang-shown', { timeout: 50, retries: 0, fetch: request })} />,
    )
    await expect.element(page.getByRole('alert').getByText(failed)).toBeVisible()
    expect(request).toHaveBeenCalledOnce()
    expect(request.mock.lastCall?.[1]?.signal?.aborted).toBe(true)
  })

  it('come when a visitor tries again and the service is back', async () => {
    await render(<ReviewsCarousel source={service('recovering-shown', { retries: 1 })} />)
    await page.getByRole('button', { name: 'Try again' }).click()
    expect(document.activeElement?.getAttribute('data-slot')).toBe('rw-reviews')
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
  })

  it('are no longer asked for when the visitor has gone', async () => {
    const onError = vi.spyOn(console, 'error')
    const screen = await render(<ReviewsCarousel source={service('hang-gone')} />)
    await expect.poll(() => counts('hang-gone')).toEqual({ requests: 1, aborted: 0 })
    await screen.unmount()
    await expect.poll(() => counts('hang-gone')).toEqual({ requests: 1, aborted: 1 })
    expect(onError).not.toHaveBeenCalled()
  })

  it('are asked for once, although the source is made anew in each render', async () => {
    const screen = await render(<ReviewsCarousel source={service('success-once')} />)
    await screen.rerender(<ReviewsCarousel source={service('success-once')} className="again" />)
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    expect(await counts('success-once')).toEqual({ requests: 1, aborted: 0 })
  })

  it('are shown without the bad ones, and each of these is told of', async () => {
    const onIssue = vi.fn()
    await render(<ReviewsCarousel source={service('broken-shown', { onIssue })} />)
    await expect.element(page.getByRole('group', { name: '1 of 7' })).toBeVisible()
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual([
      'reviews[0]',
      'reviews[1].reviewer',
      'averageRating',
    ])
  })
})

describe('the words of the views', () => {
  it('can be the house’s own', async () => {
    const screen = await render(
      <ReviewsCarousel source={service('hang-words')} loadingMessage="One moment" errorMessage="Not today" />,
    )
    await expect.element(page.getByRole('status')).toHaveTextContent('One moment')
    await screen.rerender(
      <ReviewsCarousel
        source={service('unsuccessful-words')}
        loadingMessage="One moment"
        errorMessage="Not today"
      />,
    )
    await expect.element(page.getByRole('alert').getByText('Not today')).toBeVisible()
  })
})

describe('Reviews.Root', () => {
  it('lets badge and list agree on the count', async () => {
    await render(
      <Reviews.Root reviews={sevenReviews} totalReviewCount={193} averageRating={4.8}>
        <Reviews.Summary />
        <Reviews.List pageSize={2} />
      </Reviews.Root>,
    )
    await expect.element(page.getByText('193 reviews on Google')).toBeVisible()
    await expect.element(page.getByText('Excellent')).toBeVisible()
    expect(page.getByRole('listitem').elements()).toHaveLength(2)
  })

  it('leaves out ratings without words when asked to', async () => {
    await render(
      <Reviews.Root reviews={sevenReviews} hideEmptyReviews>
        <Reviews.List />
      </Reviews.Root>,
    )
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(6)
  })

  it('waits for whoever loads the reviews', async () => {
    const screen = await render(<ReviewsCarousel isLoading reviews={[]} />)
    await expect.element(page.getByRole('status')).toBeVisible()
    await screen.rerender(<ReviewsCarousel reviews={sevenReviews} />)
    await expect.element(page.getByRole('button', { name: 'Next review' })).toBeVisible()
  })

  it.each([
    ['Root', Reviews.Root],
    ['Summary', Reviews.Summary],
    ['List', Reviews.List],
    ['Carousel', Reviews.Carousel],
  ] as const)('passes ref, class and the rest on to the element of %s', async (name, Part) => {
    const ref = vi.fn()
    const AnyPart = Part as typeof Reviews.Root
    const part = <AnyPart ref={ref} className="mine" data-testid={name} />
    await render(name === 'Root' ? part : <Reviews.Root reviews={sevenReviews}>{part}</Reviews.Root>)
    const element = page.getByTestId(name).element()
    expect(ref).toHaveBeenCalledWith(element)
    expect(element).toHaveAttribute('class', 'mine')
  })

  it.each([
    ['Slides', Reviews.Slides],
    ['Dots', Reviews.Dots],
    ['Rotation', Reviews.Rotation],
    ['Previous', Reviews.Previous],
    ['Next', Reviews.Next],
  ] as const)('passes ref, class and the rest on to the element of %s', async (name, Part) => {
    const ref = vi.fn()
    const AnyPart = Part as typeof Reviews.Previous
    await render(
      <Reviews.Root reviews={sevenReviews}>
        <Reviews.Carousel>
          <AnyPart ref={ref} className="mine" data-testid={name} />
        </Reviews.Carousel>
      </Reviews.Root>,
    )
    const element = page.getByTestId(name).element()
    expect(ref).toHaveBeenCalledWith(element)
    expect(element).toHaveAttribute('class', 'mine')
  })

  it.each([
    ['Loading', Reviews.Loading, { isLoading: true }],
    ['Error', Reviews.Error, { source: { key: 'bad', load: () => Promise.reject(new Error()) } }],
    ['Empty', Reviews.Empty, { reviews: [] }],
  ] as const)('passes ref, class and the rest on to the element of %s', async (name, Part, props) => {
    const ref = vi.fn()
    await render(
      <Reviews.Root {...(props as object)}>
        <Part ref={ref} className="mine" data-testid={name} />
      </Reviews.Root>,
    )
    await expect.element(page.getByTestId(name)).toHaveAttribute('class', 'mine')
    expect(ref).toHaveBeenCalledWith(page.getByTestId(name).element())
  })
})
