import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sevenReviews } from '../../../test/reviews'
import { type StandIn, startWidgetService } from '../../../test/widget-service'
import { jsonFile } from './json-file'
import { staticSource } from './static-source'
import { type WidgetServiceOptions, widgetService } from './widget-service'

let service: StandIn
beforeAll(async () => {
  service = await startWidgetService()
})
afterAll(() => service.close())

const load = (id: string, options: WidgetServiceOptions = {}, signal = new AbortController().signal) =>
  widgetService(id, { baseUrl: service.baseUrl, retryDelay: 1, ...options }).load(signal)

/** Waits for what the service counts, however busy the machine is. */
const counted = (id: string, count: object) =>
  expect.poll(() => service.count(id)).toEqual(expect.objectContaining(count))

describe('widgetService', () => {
  it('gives the reviews and the summary of a service that answers', async () => {
    expect(await load('success')).toEqual({
      reviews: sevenReviews,
      profileUrl: 'https://maps.example/casa-meridiana',
      totalReviewCount: 193,
      averageRating: 4.8,
    })
  })

  it('drops the bad reviews of an answer and tells of each', async () => {
    const onIssue = vi.fn()
    expect((await load('broken', { onIssue })).reviews).toEqual(sevenReviews)
    expect(onIssue.mock.calls.map(([{ path }]) => path)).toEqual([
      'reviews[0]',
      'reviews[1].reviewer',
      'averageRating',
    ])
  })

  it('fails at once when the service says that it did not succeed', async () => {
    await expect(load('unsuccessful')).rejects.toThrow('answered without success')
    expect(service.count('unsuccessful').requests).toBe(1)
  })

  it('asks a server in trouble three times, then fails', async () => {
    await expect(load('down')).rejects.toThrow('answered 500')
    expect(service.count('down').requests).toBe(3)
  })

  it('gets over a short trouble by itself', async () => {
    expect((await load('recovering')).reviews).toHaveLength(7)
  })

  it('fails at once when the widget is unknown', async () => {
    await expect(load('unknown')).rejects.toThrow('answered 404')
    expect(service.count('unknown').requests).toBe(1)
  })

  it('fails at once on an answer that is not JSON', async () => {
    await expect(load('malformed')).rejects.toThrow('not JSON')
    expect(service.count('malformed').requests).toBe(1)
  })

  it.each(['hang', 'stall'])('gives a service up that does not finish (%s)', async (id) => {
    // Counted here: on a busy machine an attempt may end before the service has heard of it.
    const request = vi.fn(fetch)
    await expect(load(id, { timeout: 50, retries: 1, fetch: request })).rejects.toThrow(/timeout/i)
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('fails when nobody is there', async () => {
    await expect(load('success', { baseUrl: 'http://127.0.0.1:9', retries: 0 })).rejects.toThrow()
  })

  it('stops at once when nobody waits any more, and asks no further', async () => {
    const controller = new AbortController()
    const answer = load('hang-aborted', {}, controller.signal)
    await counted('hang-aborted', { requests: 1 })
    controller.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    await counted('hang-aborted', { requests: 1, aborted: 1 })
  })

  it('stops while it pauses between two attempts', async () => {
    const controller = new AbortController()
    const answer = load('down-aborted', { retryDelay: 60_000 }, controller.signal)
    await counted('down-aborted', { requests: 1 })
    controller.abort()
    await expect(answer).rejects.toThrow(/abort/i)
    expect(service.count('down-aborted').requests).toBe(1)
  })

  it('keeps an id inside its place in the address', () => {
    expect(widgetService('../a b', { baseUrl: 'https://reviews.example/' }).key).toBe(
      'https://reviews.example/api/v1/widgets/..%2Fa%20b',
    )
  })
})

describe('jsonFile', () => {
  it('reads a list of reviews', async () => {
    const fetch = async () => Response.json(sevenReviews)
    const data = await jsonFile('/reviews.json', { fetch }).load(new AbortController().signal)
    expect(data).toEqual({ reviews: sevenReviews })
  })
})

describe('staticSource', () => {
  it('knows its reviews without asking, and drops the bad ones', async () => {
    const source = staticSource([...sevenReviews, null as never])
    expect(source.initial).toEqual({ reviews: sevenReviews })
    expect(await source.load(new AbortController().signal)).toEqual(source.initial)
  })
})
