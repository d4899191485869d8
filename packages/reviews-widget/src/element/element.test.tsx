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
  openPage(`<meridiana-reviews>${JSON_INSIDE}${FALLBACK}</meridiana-reviews>${end}`, { head })
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
  expect(find('blockquote')?.checkVisibility()).toBe(false)
  const slide = find('[data-slot=reviews-slide]')
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
  ['de', 'Nächste Bewertung'],
  ['fr', 'Next review'],
])('has the texts of the language %s', async (lang, name) => {
  openPage(`<meridiana-reviews>${JSON_INSIDE}</meridiana-reviews>${SCRIPT}`, { lang })
  await expect.poll(() => all(`button[aria-label="${name}"]`)).toBe(1)
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
  openPage(
    `<meridiana-reviews carousel-autoplay="false">${JSON_INSIDE}</meridiana-reviews><aside></aside>${SCRIPT}`,
  )
  await expect.poll(() => all('[data-slot=reviews-slide]')).toBe(4)
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
