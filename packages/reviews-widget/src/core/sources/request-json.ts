import { type OnReviewsParseIssue, type PhotoHosts, parseReviewsData } from '../parse'
import type { ReviewsData } from '../review'

/** Options of the requests of a review source. */
export interface ReviewSourceRequestOptions {
  /** Called for each invalid part of the response. */
  onIssue?: OnReviewsParseIssue | undefined
  /**
   * The hosts from which the browser may request photos of reviewers, such as `['lh3.googleusercontent.com']`. Each
   * learns who reads the page. @default the host of the source
   */
  photoHosts?: PhotoHosts | undefined
  /** Timeout of one attempt, in ms. @default 8000 */
  timeout?: number | undefined
  /** Number of retries after a failed attempt. @default 2 */
  retries?: number | undefined
  /** Delay before the first retry, in ms. The delay is doubled before each further retry. @default 500 */
  retryDelay?: number | undefined
  /** Replaces the global `fetch`, for example in tests or to send other headers. */
  fetch?: typeof fetch | undefined
}

/** Maximum size of a response, in bytes. Five hundred long reviews have half of it. */
const MAX_SIZE = 2_000_000

/** An error after which a retry would fail as well. */
class FinalError extends Error {}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Reads the body of a response, at most `MAX_SIZE` bytes. */
async function readText({ body }: Response, url: string): Promise<string> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let size = 0; ; ) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return text
    size += value.length
    if (size > MAX_SIZE) {
      reader?.cancel()
      const message = `reviews-widget: ${url} answered more than 2 MB.`
      throw new FinalError(message)
    }
    text += decoder.decode(value, { stream: true })
  }
}

async function attempt(url: string, signal: AbortSignal, request: typeof fetch): Promise<unknown> {
  const response = await request(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    const message = `reviews-widget: ${url} answered ${response.status}.`
    // The server's status codes 5xx and 429 (too many requests) may be temporary. After other status codes a retry
    // would fail as well.
    throw response.status >= 500 || response.status === 429 ? new Error(message) : new FinalError(message)
  }
  const text = await readText(response, url)
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = `reviews-widget: ${url} answered something that is not JSON.`
    throw new FinalError(message, { cause })
  }
}

/** A signal that aborts with `signal` or after `timeout` ms. `AbortSignal.any()` needs Chrome 116. */
function withTimeout(signal: AbortSignal, timeout: number): AbortSignal {
  const controller = new AbortController()
  for (const cause of [signal, AbortSignal.timeout(timeout)])
    cause.addEventListener('abort', () => controller.abort(cause.reason), { signal: controller.signal })
  return controller.signal
}

/**
 * Requests JSON. Each attempt has a timeout, which includes the response body; retries follow with growing delays.
 * Rejects with the last error, or at once with the reason of an aborted `signal`.
 */
export async function requestJson(
  url: string,
  signal: AbortSignal,
  { timeout = 8000, retries = 2, retryDelay = 500, fetch: request = fetch }: ReviewSourceRequestOptions = {},
): Promise<unknown> {
  for (let retry = 0; ; retry++) {
    signal.throwIfAborted()
    try {
      return await attempt(url, withTimeout(signal, timeout), request)
    } catch (error) {
      if (signal.aborted || error instanceof FinalError || retry === retries) throw error
    }
    await wait(retryDelay * 2 ** retry, signal)
  }
}

/** The hosts from which the browser may request photos: those of the option, else that of the source. */
const photoHostsOf = (url: string, { photoHosts }: ReviewSourceRequestOptions) =>
  photoHosts ?? (/^https?:/i.test(url) ? [new URL(url).host] : [])

/** Parses the answer of a source. @throws Error if it has neither reviews nor a summary: then loading has failed */
export function parseAnswer(answer: unknown, url: string, options: ReviewSourceRequestOptions): ReviewsData {
  const data = parseReviewsData(answer, options.onIssue, photoHostsOf(url, options))
  if (!data) throw new Error(`reviews-widget: ${url} answered without reviews.`)
  return data
}
