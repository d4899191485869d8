import type { OnIssue } from '../parse'

export interface RequestOptions {
  /** Told of each part of the answer that could not be used. */
  onIssue?: OnIssue
  /** Milliseconds until one attempt is given up. @default 8000 */
  timeout?: number
  /** How often a failed attempt is repeated before the error is shown. @default 2 */
  retries?: number
  /** Milliseconds before the first repetition; doubled before each further one. @default 500 */
  retryDelay?: number
  /** In place of the global `fetch`: for tests, or for headers of your own. */
  fetch?: typeof fetch
}

/** An answer that another attempt would only repeat. */
class FinalError extends Error {}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

async function attempt(url: string, signal: AbortSignal, request: typeof fetch): Promise<unknown> {
  const response = await request(url, { signal, headers: { accept: 'application/json' } })
  if (!response.ok) {
    const message = `reviews-widget: ${url} answered ${response.status}, so there are no reviews to show.`
    // The server's trouble (5xx) and "too many" (429) may pass; any other refusal will not.
    throw response.status >= 500 || response.status === 429 ? new Error(message) : new FinalError(message)
  }
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    const message = `reviews-widget: ${url} answered something that is not JSON, so there are no reviews to show.`
    throw new FinalError(message, { cause })
  }
}

/**
 * Gets JSON, with a time-out for each attempt (the body included) and repetitions with growing pauses.
 * Rejects with the last error, or with the reason of `signal` as soon as that is aborted.
 */
export async function requestJson(
  url: string,
  signal: AbortSignal,
  { timeout = 8000, retries = 2, retryDelay = 500, fetch: request = fetch }: RequestOptions = {},
): Promise<unknown> {
  for (let repetition = 0; ; repetition++) {
    try {
      return await attempt(url, AbortSignal.any([signal, AbortSignal.timeout(timeout)]), request)
    } catch (error) {
      if (signal.aborted || error instanceof FinalError || repetition === retries) throw error
    }
    await wait(retryDelay * 2 ** repetition, signal)
    signal.throwIfAborted()
  }
}
