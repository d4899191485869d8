import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sevenReviews } from './reviews.ts'

const success = {
  success: true,
  reviews: sevenReviews,
  profileUrl: 'https://maps.example/casa-meridiana',
  totalReviewCount: 193,
  averageRating: 4.8,
}

const json = (response: ServerResponse, status: number, body: unknown) => {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify(body))
}

/** A local server with the API of `widgetServiceReviewSource`. The widget's id selects how the server responds. */
export interface TestWidgetService {
  baseUrl: string
  /** The number of requests for a widget id, and how many of them were aborted. */
  count(id: string): { requests: number; aborted: number }
  close(): Promise<void>
}

/** Starts a local HTTP server that answers like the widget service, for tests. */
export async function startTestWidgetService(): Promise<TestWidgetService> {
  const counts = new Map<string, { requests: number; aborted: number }>()
  const of = (id: string) => {
    const count = counts.get(id) ?? { requests: 0, aborted: 0 }
    counts.set(id, count)
    return count
  }

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    const url = new URL(request.url ?? '/', 'http://localhost')
    const [, prefix, id = ''] = /^\/(api\/v1\/widgets|count)\/([^/]+)$/.exec(url.pathname) ?? []
    if (prefix === 'count') return json(response, 200, of(id))
    if (prefix === undefined) return json(response, 404, {})

    const count = of(id)
    count.requests++
    response.on('close', () => {
      if (!response.writableFinished) count.aborted++
    })
    // The part of the widget id before `-` selects the response. The part after it makes the id unique, so that each
    // test counts its own requests.
    switch (id.split('-')[0]) {
      case 'success':
        return json(response, 200, success)
      case 'broken':
        return json(response, 200, {
          ...success,
          averageRating: 'many',
          reviews: [null, { ...sevenReviews[0], reviewer: null }, ...sevenReviews],
        })
      case 'photos': {
        const urls = [`/anna.jpg`, 'https://tracker.example/pixel.gif', 'https://photos.example/anna.jpg']
        const reviews = sevenReviews.slice(0, 3).map((review, index) => ({
          ...review,
          reviewer: { ...review.reviewer, profilePhotoUrl: urls[index] },
        }))
        return json(response, 200, { ...success, reviews })
      }
      case 'large':
        return response.end(`{"success": true, "reviews": [${'"a",'.repeat(600_000)}`)
      case 'unsuccessful':
        return json(response, 200, { success: false })
      case 'maintenance':
        return json(response, 200, { success: true, message: 'maintenance' })
      case 'null':
        return json(response, 200, { ...success, reviews: null })
      case 'down':
        return json(response, 500, {})
      case 'recovering':
        return count.requests < 3 ? json(response, 503, {}) : json(response, 200, success)
      case 'malformed':
        return response.end('{"success": true, "reviews": [')
      case 'hang':
        return undefined
      case 'stall':
        response.writeHead(200, { 'content-type': 'application/json' })
        return response.write('{"success":')
      default:
        return json(response, 404, {})
    }
  }

  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: of,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
