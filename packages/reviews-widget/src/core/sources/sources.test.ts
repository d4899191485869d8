import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sevenReviews } from '../../../test/reviews'
import { startTestWidgetService, type TestWidgetService } from '../../../test/widget-service'
import { jsonFileReviewSource } from './json-file-review-source'
import { staticReviewSource } from './static-review-source'
import {
  type WidgetServiceReviewSourceOptions,
  widgetServiceReviewSource,
} from './widget-service-review-source'

let service: TestWidgetService
beforeAll(async () => {
  service = await startTestWidgetService()
})
afterAll(() => service.close())

const load = (
  id: string,
  options: WidgetServiceReviewSourceOptions = {},
  signal = new AbortController().signal,
) => widgetServiceReviewSource(id, { baseUrl: service.baseUrl, retryDelay: 1, ...options }).load(signal)

/** Waits until the test service has received the expected number of requests. */
const counted = (id: string, count: object) =>
  expect.poll(() => service.count(id)).toEqual(expect.objectContaining(count))

describe('widgetServiceReviewSource', () => {
  it('loads the reviews and the summary', async () => {
    expect(await load('success')).toEqual({
      reviews: sevenReviews,
      profileUrl: 'https://maps.example/casa-meridiana',
      totalReviewCount: 193,
      averageRating: 4.8,
    })
  })

  it('drops invalid reviews and reports each', async () => {
    const onIssue = vi.fn()
    expect((await load('broken', { onIssue }))?.reviews).toEqual(sevenReviews)
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual([
      'reviews[0]',
      'reviews[1].reviewer',
      'averageRating',
    ])
  })

  it('fails without a retry when the service reports a failure', async () => {
    await expect(load('unsuccessful')).rejects.toThrow('answered without success')
    expect(service.count('unsuccessful').requests).toBe(1)
  })

  it.each(['maintenance', 'null'])('fails when the answer has no reviews (%s)', async (id) => {
    await expect(load(id)).rejects.toThrow('answered without reviews')
  })

  it('requests a failing server three times, then fails', async () => {
    await expect(load('down')).rejects.toThrow('answered 500')
    expect(service.count('down').requests).toBe(3)
  })

  it('succeeds when a retry succeeds', async () => {
    expect((await load('recovering'))?.reviews).toHaveLength(7)
  })

  it('fails without a retry when the widget is unknown', async () => {
    await expect(load('unknown')).rejects.toThrow('answered 404')
    expect(service.count('unknown').requests).toBe(1)
  })

  it('fails without a retry on invalid JSON', async () => {
    await expect(load('malformed')).rejects.toThrow('not JSON')
    expect(service.count('malformed').requests).toBe(1)
  })

  it('fails without a retry on an answer of more than 2 MB', async () => {
    await expect(load('large')).rejects.toThrow('more than 2 MB')
    expect(service.count('large').requests).toBe(1)
  })

  it('keeps photos of allowed hosts only, by default of its own', async () => {
    const photos = async (options?: WidgetServiceReviewSourceOptions) =>
      (await load('photos', options))?.reviews.map(({ reviewer }) => reviewer.profilePhotoUrl)
    expect(await photos()).toEqual(['/anna.jpg', undefined, undefined])
    expect(await photos({ photoHosts: ['photos.example'] })).toEqual([
      '/anna.jpg',
      undefined,
      'https://photos.example/anna.jpg',
    ])
  })

  it.each(['hang', 'stall'])('times out when the response does not end (%s)', async (id) => {
    // Counts the calls of `fetch` and not the requests at the service: on a busy machine a request may time out before
    // it reaches the service.
    const request = vi.fn(fetch)
    await expect(load(id, { timeout: 50, retries: 1, fetch: request })).rejects.toThrow(/timeout/i)
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('fails when the server cannot be reached', async () => {
    await expect(load('success', { baseUrl: 'http://127.0.0.1:9', retries: 0 })).rejects.toThrow()
  })

  it('stops when it is aborted, without a retry', async () => {
    const controller = new AbortController()
    const answer = load('hang-aborted', { retryDelay: 600_000 }, controller.signal)
    await counted('hang-aborted', { requests: 1 })
    controller.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    await counted('hang-aborted', { requests: 1, aborted: 1 })
  })

  it('stops when it is aborted between two attempts', async () => {
    const controller = new AbortController()
    const answer = load('down-aborted', { retryDelay: 60_000 }, controller.signal)
    await counted('down-aborted', { requests: 1 })
    controller.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    expect(service.count('down-aborted').requests).toBe(1)
  })

  it('encodes the id in the URL', () => {
    expect(widgetServiceReviewSource('../a b', { baseUrl: 'https://reviews.example/' }).key).toBe(
      'https://reviews.example/api/v1/widgets/..%2Fa%20b',
    )
  })
})

describe('jsonFileReviewSource', () => {
  it('reads a list of reviews', async () => {
    const fetch = async () => Response.json(sevenReviews)
    const data = await jsonFileReviewSource('/reviews.json', { fetch }).load(new AbortController().signal)
    expect(data).toEqual({ reviews: sevenReviews })
  })
})

describe('staticReviewSource', () => {
  it('has its valid reviews without a request', async () => {
    const source = staticReviewSource([...sevenReviews, null as never])
    expect(source.initial).toEqual({ reviews: sevenReviews })
    expect(await source.load(new AbortController().signal)).toEqual(source.initial)
  })
})
