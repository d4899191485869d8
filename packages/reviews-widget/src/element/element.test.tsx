/** Loads the built file into pages of their own, in a frame, as a site without a bundler does. */
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Review } from '../core'

const FILE = new URL('../../dist/element.js', import.meta.url).href
const STYLES = new URL('../../dist/element.css', import.meta.url).href
const SCRIPT = `<script src="${FILE}"></script>`

const REVIEWS: Review[] = ['Anna Kessler', 'Luca Rossi', 'Mary Smith', 'Jan Novak'].map(
  (displayName, index) => ({
    reviewId: `${index}`,
    comment: `Review ${index}`,
    starRating: 5,
    createTime: '2026-08-02',
    reviewer: { displayName, isAnonymous: false },
  }),
)
const JSON_INSIDE = `<script type="application/json">${JSON.stringify(REVIEWS)}</script>`
const FALLBACK = '<blockquote>The breakfast alone is a reason.</blockquote>'
const SOURCE = `data:application/json,${encodeURIComponent(JSON.stringify(REVIEWS))}`
const LOG_WARNINGS = '<script>console.warn = (text) => { document.title += text }</script>'
/** Holds each request until the test answers it. */
const HOLD_REQUESTS = `<script>
  window.requests = []
  fetch = (_, { signal }) => new Promise((resolve) => requests.push({ signal, resolve }))
</script>`

let frame: HTMLIFrameElement

/** Writes a page into the frame, whose address is then that of the test page. */
function openPage(body: string, { head = '', lang = 'en' } = {}) {
  const page = frame.contentDocument as Document
  page.open()
  page.write(`<!doctype html><html lang="${lang}"><head><title>Hotel</title>
    <link rel="stylesheet" href="${STYLES}">${head}</head><body>${body}</body></html>`)
  page.close()
}

const page = () => frame.contentDocument as Document
const find = (selector: string) => page().querySelector<HTMLElement>(selector)
type HeldRequest = { signal: AbortSignal; resolve: (response: Response) => void }
const requests = (): HeldRequest[] => Reflect.get(frame.contentWindow as object, 'requests')
const all = (selector: string) => page().querySelectorAll(selector).length

beforeEach(() => {
  frame = document.createElement('iframe')
  frame.width = '1000'
  frame.height = '800'
  document.body.append(frame)
})

afterEach(() => frame.remove())

it.each([
  ['before the element', SCRIPT, ''],
  ['after the element', '', SCRIPT],
  ['as a module', `<script type="module" src="${FILE}"></script>`, ''],
  ['twice', SCRIPT, SCRIPT],
])('shows a carousel of the reviews inside, with the script %s', async (_, head, end) => {
  // An interval that the test does not reach: the press alone moves the row.
  openPage(`<meridiana-reviews interval="3600000">${JSON_INSIDE}${FALLBACK}</meridiana-reviews>${end}`, {
    head,
  })
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  expect(find('blockquote')?.checkVisibility()).toBe(false)
  const slide = find('[data-slot=reviews-slide]')
  await expect.poll(() => find('[data-slot=reviews-carousel]')?.dataset.state).toBe('playing')
  find('button[aria-label="Next review"]')?.click()
  await expect.poll(() => slide?.inert).toBe(true)
})

it.each([
  ['list', '[data-slot=reviews-item]', 4],
  ['badge', '[data-slot=reviews-badge]', 1],
])('shows the view %s of a source', async (view, selector, count) => {
  openPage(`<meridiana-reviews source="${SOURCE}" view="${view}"></meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => all(selector)).toBe(count)
})

it('says that the source cannot be reached, and loads it again', async () => {
  openPage(`<meridiana-reviews source="data:application/json,no"></meridiana-reviews>${SCRIPT}`, {
    head: LOG_WARNINGS,
  })
  await expect.poll(() => find('[role=alert] button')?.textContent).toBe('Try again')
  expect(page().title).toContain('answered something that is not JSON')
  find('meridiana-reviews')?.setAttribute('source', SOURCE)
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
})

it('keeps the text of the page while the source loads, and where it has failed', async () => {
  openPage(`<meridiana-reviews source="/reviews.json">${FALLBACK}</meridiana-reviews>${SCRIPT}`, {
    head: HOLD_REQUESTS + LOG_WARNINGS,
  })
  const isShown = () =>
    ['blockquote', '[data-slot=reviews-root]'].map((part) => find(part)?.checkVisibility())
  await expect.poll(() => requests().length).toBe(1)
  expect(isShown()).toEqual([true, false])
  requests()[0]?.resolve(new Response('', { status: 404 }))
  await expect.poll(() => find('[data-slot=reviews-root]')?.dataset.state).toBe('error')
  expect(page().title).toContain('answered 404')
  expect(isShown()).toEqual([true, false])
  find('meridiana-reviews')?.setAttribute('source', '/other.json')
  await expect.poll(() => requests().length).toBe(2)
  requests()[1]?.resolve(Response.json(REVIEWS))
  await expect.poll(() => find('[data-slot=reviews-carousel]')?.dataset.state).toBe('playing')
  expect(isShown()).toEqual([false, true])
})

it('takes its props from attributes, also when they change', async () => {
  openPage(
    `<meridiana-reviews view="list" page-size="2" platform="Tripadvisor" name-display="fullNames" average-rating="4.8"
       profile-url="https://example.com/">${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`,
  )
  await expect.poll(() => all('[data-slot=reviews-item]')).toBe(2)
  expect(find('[data-slot=reviews-name]')?.textContent).toBe('Anna Kessler')
  expect(find('[data-slot=reviews-platform]')?.ariaLabel).toBe('Posted on Tripadvisor')
  expect(find('[data-slot=reviews-badge]')?.getAttribute('href')).toBe('https://example.com/')
  expect(find('[data-slot=reviews-badge-rating]')?.textContent).toBe('4.8')
  find('meridiana-reviews')?.setAttribute('page-size', '3')
  await expect.poll(() => all('[data-slot=reviews-item]')).toBe(3)
  find('meridiana-reviews')?.setAttribute('show-dots', 'false')
  find('meridiana-reviews')?.removeAttribute('view')
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  expect(all('[data-slot=reviews-dot]')).toBe(0)
})

it.each([
  ['it-IT', 'Recensione successiva'],
  ['DE', 'Nächste Bewertung'],
  ['de_DE', 'Nächste Bewertung'],
  ['de', 'Nächste Bewertung'],
  ['fr', 'Next review'],
])('has the texts of the language %s', async (lang, name) => {
  openPage(`<meridiana-reviews>${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`, { lang })
  await expect.poll(() => all(`button[aria-label="${name}"]`)).toBe(1)
})

it('follows the language of the page', async () => {
  openPage(`<meridiana-reviews>${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => all('button[aria-label="Next review"]')).toBe(1)
  page().documentElement.lang = 'de'
  await expect.poll(() => all('button[aria-label="Nächste Bewertung"]')).toBe(1)
})

it('takes reviews and texts as properties, before and after it is defined', async () => {
  openPage(
    `<meridiana-reviews></meridiana-reviews><script>Object.assign(document.querySelector('meridiana-reviews'),
       { reviews: ${JSON.stringify(REVIEWS)}, messages: { next: 'Onwards' } })</script>${SCRIPT}`,
  )
  await expect.poll(() => all('button[aria-label="Onwards"]')).toBe(1)
  Object.assign(find('meridiana-reviews') ?? {}, { messages: { next: 'Forwards' } })
  await expect.poll(() => all('button[aria-label="Forwards"]')).toBe(1)
})

it('keeps its slide where it is moved, and starts again where it is put back', async () => {
  openPage(`<meridiana-reviews autoplay="false">${JSON_INSIDE}</meridiana-reviews><aside></aside>${SCRIPT}`)
  await expect.poll(() => all('[data-slot=reviews-carousel][data-state=stopped]')).toBe(1)
  find('button[aria-label="Review 3"]')?.click()
  await expect.poll(() => find('[aria-current=true]')?.ariaLabel).toBe('Review 3')
  const element = find('meridiana-reviews') as HTMLElement
  find('aside')?.append(element)
  await new Promise((resolve) => queueMicrotask(() => resolve(undefined)))
  expect(find('[aria-current=true]')?.ariaLabel).toBe('Review 3')

  element.remove()
  await expect.poll(() => element.querySelector('[data-slot=reviews-element]')).toBeNull()
  page().body.append(element, element.cloneNode(true))
  await expect.poll(() => all('[data-slot=reviews-root]')).toBe(2)
  expect(find('[aria-current=true]')?.ariaLabel).toBe('Review 1')
})

it('is whole again after a page has removed what it rendered, and leaves nothing dead in a copy', async () => {
  openPage(`<meridiana-reviews autoplay="false">${FALLBACK}</meridiana-reviews>${SCRIPT}`)
  const element = find('meridiana-reviews') as HTMLElement
  Object.assign(element, { reviews: REVIEWS })
  await expect.poll(() => all('[data-slot=reviews-carousel][data-state=stopped]')).toBe(1)
  find('[data-slot=reviews-element]')?.remove()
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  element.innerHTML = FALLBACK
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  expect(find('blockquote')?.checkVisibility()).toBe(false)

  const copy = element.cloneNode(true) as HTMLElement
  page().body.append(copy)
  await expect.poll(() => copy.querySelector('blockquote')?.checkVisibility()).toBe(true)
  expect(copy.children).toHaveLength(1)
  find('button[aria-label="Review 3"]')?.click()
  await expect.poll(() => find('[aria-current=true]')?.ariaLabel).toBe('Review 3')
})

it('loads again where it is put back while it loads', async () => {
  openPage(
    `<main><meridiana-reviews source="/reviews.json" view="list"></meridiana-reviews></main>${SCRIPT}`,
    { head: HOLD_REQUESTS },
  )
  await expect.poll(() => requests().length).toBe(1)
  const main = find('main') as HTMLElement
  main.remove()
  await expect.poll(() => requests()[0]?.signal.aborted).toBe(true)
  page().body.append(main)
  await expect.poll(() => requests().length).toBe(2)
  requests()[1]?.resolve(Response.json(REVIEWS))
  await expect.poll(() => all('[data-slot=reviews-item]')).toBe(4)
})

it('keeps its slide where jQuery moves it, which changes the type of the JSON meanwhile', async () => {
  openPage(`<meridiana-reviews autoplay="false">${JSON_INSIDE}</meridiana-reviews><aside></aside>${SCRIPT}`)
  await expect.poll(() => all('[data-slot=reviews-carousel][data-state=stopped]')).toBe(1)
  find('button[aria-label="Review 3"]')?.click()
  await expect.poll(() => find('[aria-current=true]')?.ariaLabel).toBe('Review 3')
  const json = find('meridiana-reviews > script') as HTMLScriptElement
  json.type = 'true/application/json'
  find('aside')?.append(find('meridiana-reviews') as HTMLElement)
  json.type = 'application/json'
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(find('[aria-current=true]')?.ariaLabel).toBe('Review 3')
})

it('gives the reviews of two elements different ids', async () => {
  const element = `<meridiana-reviews view="list">${JSON_INSIDE}</meridiana-reviews>`
  openPage(element + element + SCRIPT)
  await expect.poll(() => all('[data-slot=reviews-name]')).toBe(8)
  const ids = Array.from(page().querySelectorAll('[id]'), ({ id }) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})

it('leaves the text of the page where the JSON cannot be read, and tells of an invalid review', async () => {
  openPage(`<meridiana-reviews><script type="application/json">[</script>${FALLBACK}</meridiana-reviews>
    <meridiana-reviews view="list"><script type="application/json">[{}]</script></meridiana-reviews>
    <script>
      addEventListener('error', (event) => { event.preventDefault(); document.title = event.message })
      addEventListener('reviewsIssue', ({ detail }) => { document.body.dataset.issue = detail.path })
    </script>${SCRIPT}`)
  await expect.poll(() => page().body.dataset.issue).toBe('reviews[0].reviewId')
  expect(page().title).toContain('the JSON inside <meridiana-reviews> cannot be read')
  expect(find('blockquote')?.checkVisibility()).toBe(true)
})

it.each([
  ['', 'reviews-widget: reviews[0].reviewId is not a text'],
  ["addEventListener('reviewsIssue', (event) => event.preventDefault())", 'Hotel'],
])('writes an invalid review to the console, but not after "%s"', async (listener, title) => {
  const json = `<script type="application/json">${JSON.stringify([{}, ...REVIEWS])}</script>`
  openPage(
    `<meridiana-reviews view="list">${json}</meridiana-reviews>
    <script>${listener}</script>${SCRIPT}`,
    { head: LOG_WARNINGS },
  )
  await expect.poll(() => all('[data-slot=reviews-item]')).toBe(4)
  expect(page().title).toContain(title)
  expect(page().title.includes('reviewId')).toBe(!listener)
})

it('shows reviews that come after the element: as an attribute, as JSON or as a property', async () => {
  openPage(SCRIPT)
  for (const add of [
    (element: Element) => element.setAttribute('source', SOURCE),
    (element: Element) => {
      element.innerHTML = JSON_INSIDE
    },
    (element: Element) => Object.assign(element, { reviews: REVIEWS }),
  ]) {
    const element = page().createElement('meridiana-reviews')
    page().body.append(element)
    add(element)
    await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
    element.remove()
    await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(0)
  }
})

it('shows the text of the page again when the reviews are taken away', async () => {
  openPage(`<meridiana-reviews source="${SOURCE}">${FALLBACK}</meridiana-reviews>${SCRIPT}`)
  const element = find('meridiana-reviews') as HTMLElement & { reviews: unknown }
  const isReviews = () => [all('[data-slot=reviews-slide]'), find('blockquote')?.checkVisibility()]
  await expect.poll(isReviews).toEqual([4, false])
  element.removeAttribute('source')
  expect(isReviews()).toEqual([0, true])
  element.reviews = REVIEWS
  await expect.poll(isReviews).toEqual([4, false])
  element.reviews = undefined
  expect(isReviews()).toEqual([0, true])
  element.insertAdjacentHTML('beforeend', JSON_INSIDE)
  await expect.poll(isReviews).toEqual([4, false])
  element.querySelector('script')?.remove()
  await expect.poll(isReviews).toEqual([0, true])
})

it('shows the reviews of JSON that the page changes', async () => {
  openPage(`<meridiana-reviews>${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  const json = find('script[type="application/json"]') as HTMLElement
  json.textContent = JSON.stringify(REVIEWS.slice(2))
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(2)
})

it.each([
  'average-rating="8.9"',
  'total-review-count="1,204"',
  'total-review-count="1.5"',
  'total-review-count="-1"',
  'interval="0"',
  'interval="Infinity"',
  'interval="9999999999"',
  'carousel-speed="0"',
  'max-characters="0"',
  'max-items="7"',
  'max-characters="many"',
  'show-dots="no"',
  'scheme="blue"',
  'theme="blue"',
])('leaves the text of the page, and reports the wrong attribute %s', async (attribute) => {
  openPage(
    `<script>addEventListener('error', (event) => { event.preventDefault(); document.title = event.message })</script>
     <meridiana-reviews ${attribute}>${JSON_INSIDE}${FALLBACK}</meridiana-reviews>${SCRIPT}`,
  )
  const name = attribute.slice(0, attribute.indexOf('='))
  const word = { 'average-rating': /average/i, 'total-review-count': /totalReviewCount|total-review-count/ }[
    name
  ]
  await expect.poll(() => page().title).not.toBe('Hotel')
  expect(page().title).toMatch(word ?? new RegExp(`${name}|maxItems`))
  expect(find('blockquote')?.checkVisibility()).toBe(true)
  // The corrected attribute shows the reviews.
  find('meridiana-reviews')?.removeAttribute(name)
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  expect(find('blockquote')?.checkVisibility()).toBe(false)
})

it('leaves the text of the page where the JSON has no reviews', async () => {
  openPage(
    `<meridiana-reviews><script type="application/json">{"message": "maintenance"}</script>${FALLBACK}</meridiana-reviews>${SCRIPT}`,
  )
  await expect.poll(() => page().readyState).toBe('complete')
  expect(all('meridiana-reviews:defined')).toBe(1)
  expect(find('blockquote')?.checkVisibility()).toBe(true)
  expect(find('[data-slot=reviews-element]')).toBeNull()
})

it.each([
  ['inside', `<meridiana-reviews><script type="application/json">[]</script>${FALLBACK}</meridiana-reviews>`],
  ['of a source', `<meridiana-reviews source="data:application/json,[]">${FALLBACK}</meridiana-reviews>`],
])('leaves the text of the page where the list %s is empty', async (_, element) => {
  openPage(`${element}${SCRIPT}`)
  await expect.poll(() => all('[data-slot=reviews-root][data-state=empty]')).toBe(1)
  expect(find('blockquote')?.checkVisibility()).toBe(true)
  expect(find('[data-slot=reviews-empty]')?.checkVisibility()).toBe(false)
  find('blockquote')?.remove()
  expect(find('[data-slot=reviews-empty]')?.checkVisibility()).toBe(true)
})

it('shows what a listener that hears of an invalid review gives it instead', async () => {
  openPage(`<meridiana-reviews view="list"></meridiana-reviews>${SCRIPT}`)
  const element = find('meridiana-reviews') as HTMLElement
  await expect.poll(() => 'reviews' in element).toBe(true)
  const [first, second] = REVIEWS
  element.addEventListener('reviewsIssue', (event) => {
    event.preventDefault()
    Object.assign(element, { reviews: [second], messages: { title: 'What is left' } })
  })
  Object.assign(element, { reviews: [first, {}] })
  await expect.poll(() => find('[data-slot=reviews-list]')?.textContent).toContain('Review 1')
  expect(find('[data-slot=reviews-list]')?.ariaLabel).toBe('What is left')
})

it.each(['carousel', 'list', 'badge'])(
  'shows a summary from attributes alone in the view %s',
  async (view) => {
    openPage(
      `<meridiana-reviews view="${view}" average-rating="4.8" total-review-count="193"></meridiana-reviews>${SCRIPT}`,
    )
    await expect
      .poll(() => find('[data-slot=reviews-badge]')?.textContent)
      .toMatch(/4.8.*Excellent.*193 reviews/)
    expect(page().body.textContent).not.toContain('no reviews')
  },
)

it.each(['carousel', 'list', 'badge'])('has the same label in the view %s', async (view) => {
  openPage(
    `<meridiana-reviews view="${view}" average-rating="4.8">${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`,
  )
  await expect.poll(() => find('[data-slot=reviews-badge-label]')?.textContent).toMatch(/Excellent/)
})

it('hides text of the page that is in no element', async () => {
  openPage(`<meridiana-reviews>Our guests say: very quiet.${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  const text = find('meridiana-reviews > span')
  expect(text?.textContent).toContain('very quiet')
  expect(text?.checkVisibility()).toBe(false)
})

it.each([
  'autoplay="false" interval="2000" scheme="dark"',
  'carousel-autoplay="false" carousel-speed="2000" theme="dark"',
])('takes the attributes %s', async (attributes) => {
  openPage(`<meridiana-reviews ${attributes}>${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => find('[data-slot=reviews-carousel]')?.dataset.state).toBe('stopped')
  expect(find('[data-slot=reviews-root]')?.dataset.scheme).toBe('dark')
})

it('expands a review whose text the browser has translated', async () => {
  const reviews = REVIEWS.map((review) => ({ ...review, comment: 'Quiet rooms and a garden. '.repeat(20) }))
  const json = `<script type="application/json">${JSON.stringify(reviews)}</script>`
  openPage(`<meridiana-reviews view="list">${json}</meridiana-reviews>${SCRIPT}`)
  const readText = () => find('[data-slot=reviews-text]')?.textContent
  await expect.poll(readText).toMatch(/\.\.\.$/)
  /** Puts the translation into an element of its own, as a browser does. */
  const translate = (selector: string, text: string) => {
    const translation = page().createElement('font')
    translation.textContent = text
    const [element] = [...page().querySelectorAll(`${selector}, ${selector} *`)].filter(
      ({ childElementCount }) => childElementCount === 0,
    )
    element?.replaceChildren(translation)
  }
  translate('[data-slot=reviews-text]', 'Ruhige Zimmer...')
  translate('[data-slot=reviews-action]', 'Mehr lesen')
  find('[data-slot=reviews-action]')?.click()
  await expect.poll(readText).toMatch(/^(Quiet rooms and a garden. ?){20}$/)
  expect(find('[data-slot=reviews-action]')?.textContent).toBe('Read less')
})

it('moves the row by a finger', async () => {
  openPage(`<meridiana-reviews autoplay="false">${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => find('[data-slot=reviews-carousel]')?.dataset.state).toBe('stopped')
  const target = find('[data-slot=reviews-slide]') as HTMLElement
  const frameWindow = frame.contentWindow as Window & typeof globalThis
  const touch = (type: string, clientX: number) => {
    const touches =
      type === 'touchend' ? [] : [new frameWindow.Touch({ identifier: 1, target, clientX, clientY: 200 })]
    target.dispatchEvent(new frameWindow.TouchEvent(type, { bubbles: true, cancelable: true, touches }))
  }
  touch('touchstart', 400)
  for (const x of [350, 300, 250, 200, 150]) touch('touchmove', x)
  touch('touchend', 150)
  await expect.poll(() => target.inert).toBe(true)
})

it('is hidden by `hidden`, as any element', async () => {
  openPage(`<meridiana-reviews hidden>${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`)
  await expect.poll(() => page().readyState).toBe('complete')
  expect(all('[data-slot=reviews-slide]')).toBe(4)
  expect(find('meridiana-reviews')?.offsetHeight).toBe(0)
})
