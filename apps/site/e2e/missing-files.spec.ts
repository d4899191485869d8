import {
  editFiles,
  expect,
  expectApplication,
  expectContactLinks,
  headerLink,
  holdRequests,
  type Page,
  removeFiles,
  test,
  translate,
  visit,
} from './test'

test.use({
  explainedErrors:
    /^Failed to load resource|dynamically imported|^React Router caught|: no translations|Minified React error|not valid as a React child|is not a function|an extension/,
})

/** Returns a list to which the paths of all documents are added that the page opens from now on. */
function listDocuments(page: Page) {
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
  })
  return documents
}

const failedPart = (page: Page, part: string) => page.locator(`[data-scripting=failed]:has(${part})`).first()

for (const [what, files, button] of [
  ['application', '**/assets/entry.client-*', 'Open the menu'],
  ['script of the page', '**/assets/fairs-*', 'Open the menu'],
  ['texts', /\/locales\/en\/(fairs|common)\.json/, 'Open the menu'],
  ['script of the footer', '**/assets/site-footer-*', 'Cookie preferences'],
] as const)
  test(`a press on what waits for a missing ${what} opens the page again, once`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const release = await holdRequests(page, files, { status: 404 })
    await page.goto('/fiere')
    const documents = listDocuments(page)
    await page.getByRole('button', { name: button }).click()
    release()
    await expect.poll(() => documents).toEqual(['/fiere'])
    const footer = page.getByRole('contentinfo')
    await footer.scrollIntoViewIfNeeded()
    await expect(failedPart(page, 'footer')).toBeAttached()
    await expectContactLinks(page)
    await footer.getByRole('button', { name: 'Cookie preferences' }).click()
    await footer.locator('summary').click()
    await footer.getByRole('link', { name: 'Deutsch' }).click()
    await expect(page).toHaveURL('/de/fiere')
    expect(documents).toEqual(['/fiere', '/de/fiere'])
  })

const translateEarly = `addEventListener('DOMContentLoaded', ${translate})`
const withOtherWords = (html: string) => html.replaceAll('>Exhibitions<', '>Fairs<')
const withoutAbout = (json: string) => JSON.stringify({ ...JSON.parse(json), about: { paragraphs: 7 } })

for (const [what, path, part, change] of [
  ['a browser has translated', '/', '#about', (page: Page) => page.addInitScript(translateEarly)],
  ['React does not expect', '/faq', 'h1', (page: Page) => editFiles(page, '/faq', withOtherWords)],
  ['React cannot render', '/', '#about', (page: Page) => editFiles(page, '**/en/home.json', withoutAbout)],
] as const)
  test(`words that ${what} stay, at their place, and links work`, async ({ page }) => {
    await change(page)
    const release = await holdRequests(page, '**/assets/entry.client-*')
    await page.goto(path)
    await page.locator(part).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    // The part's place in the window: sections above it have their true height only when they have been near it.
    const readPage = () =>
      page.locator(part).evaluate((element) => ({
        place: Math.round(element.getBoundingClientRect().top),
        words: document.body.textContent,
      }))
    const before = await readPage()
    release()
    await expect(failedPart(page, part)).toBeAttached()
    // React has come to the rest of its work.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await readPage()).toEqual(before)
    await headerLink(page, 'Restaurant').click()
    await expect(page).toHaveURL('/restaurant')
  })

test('a section that a browser translates before React comes to it keeps the translation', async ({
  page,
}) => {
  await visit(page, '/')
  await page.evaluate(translate)
  const section = page.locator('#journal')
  const words = await section.textContent()
  await section.scrollIntoViewIfNeeded()
  await expect(failedPart(page, '#journal')).toBeAttached()
  expect(await section.textContent()).toBe(words)
})

for (const [what, files] of [
  ['script', '**/assets/restaurant-*.js'],
  ['data', '**/restaurant.data*'],
  ['texts', '**/locales/de/restaurant.json'],
] as const)
  test(`without the ${what} of the next page its document opens`, async ({ page }) => {
    await visit(page, '/de/faq')
    await removeFiles(page, files)
    const documents = listDocuments(page)
    await headerLink(page, 'Restaurant').click()
    await expect.poll(() => documents).toEqual(['/de/restaurant'])
    await expectContactLinks(page)
  })

for (const [what, lose] of [
  ['a connection', (page: Page) => page.context().setOffline(true)],
  ['answers but 503', (page: Page) => page.route(/./, (route) => route.fulfill({ status: 503 }))],
] as const)
  test(`without ${what} the page stays and says so, with phone and chat`, async ({ page }) => {
    await visit(page, '/faq')
    await lose(page)
    await headerLink(page, 'Rooms').click()
    await expect(page.getByRole('status').filter({ hasText: 'Perhaps' }).getByRole('link')).toHaveCount(2)
    await expect(page).toHaveURL('/faq')
    await page.context().setOffline(false)
    await page.unrouteAll()
    await headerLink(page, 'Rooms').click()
    await expect(page).toHaveURL('/rooms')
    await expect(page.getByText('Perhaps the connection')).toHaveCount(0)
  })

test('Back to a page that cannot be had leaves the header and the footer as they are', async ({ page }) => {
  await visit(page, '/faq')
  await headerLink(page, 'Rooms').click()
  await expect(page).toHaveTitle(/^Rooms/)
  await page.reload()
  await expectApplication(page, 'ready')
  await removeFiles(page, /\/faq(\.data.*)?$/)
  await removeFiles(page, '**/assets/site-footer-*')
  const readFooter = () => page.getByRole('contentinfo').textContent()
  const words = await readFooter()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(failedPart(page, 'footer')).toBeAttached()
  expect(await readFooter()).toBe(words)
  await page.goForward()
  await expect(page).toHaveTitle(/^Rooms/)
  expect(await readFooter()).toBe(words)
  await expectContactLinks(page)
})

test('Back to a page whose code and document cannot be had: the page stays and says so', async ({ page }) => {
  await visit(page, '/faq')
  await headerLink(page, 'Rooms').click()
  await expect(page).toHaveTitle(/^Rooms/)
  await page.reload()
  await expectApplication(page, 'ready')
  await removeFiles(page, /\/faq$|\/assets\/faq-/)
  const documents = listDocuments(page)
  await page.evaluate(() => history.back())
  await expect(page.getByRole('status').filter({ hasText: 'Perhaps' }).getByRole('link')).toHaveCount(2)
  await expect(page).toHaveTitle(/^Rooms/)
  expect(documents).toEqual([])
  await headerLink(page, 'Experience').click()
  await expect(page).toHaveURL('/experience')
  await page.unrouteAll()
  await page.goBack()
  await expect(page).toHaveTitle(/^Questions/)
})

test('the document of an earlier link does not take the place of a later page', async ({ page }) => {
  await visit(page, '/faq')
  await removeFiles(page, '**/assets/restaurant-*.js')
  const [document, answer] = [page.waitForRequest('/restaurant'), page.waitForResponse('/restaurant')]
  const release = await holdRequests(page, '/restaurant')
  await headerLink(page, 'Restaurant').click()
  await document
  await headerLink(page, 'Rooms').click()
  await expect(page).toHaveTitle(/^Rooms/)
  release()
  await (await answer).finished()
  await headerLink(page, 'Experience').click()
  await expect(page).toHaveURL('/experience')
})

test('a page that would open again stays when the visitor goes to another place of it meanwhile', async ({
  page,
}) => {
  await removeFiles(page, '**/assets/entry.client-*')
  await page.goto('/faq')
  await expectApplication(page, 'failed')
  const answer = page.waitForResponse('/faq')
  const release = await holdRequests(page, '/faq')
  const documents = listDocuments(page)
  await page.getByRole('button', { name: 'Cookie preferences' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Arriving' }).click()
  await expect(page).toHaveURL('/faq#arrival')
  release()
  await answer
  // The page has read that answer before this one.
  await page.evaluate(() => fetch('/favicon.svg').then((other) => other.text()))
  expect(documents).toEqual([])
  await expect(page).toHaveURL('/faq#arrival')
})

for (const [what, files] of [
  ['menu', '**/assets/overlay-menu-panel-*'],
  ['application', '**/assets/entry.client-*'],
] as const)
  test(`without the script of the ${what}, its links take its place and the focus`, async ({ page }) => {
    await page.addInitScript(() => addEventListener('load', () => void Promise.reject('an extension')))
    const release = await holdRequests(page, files, { status: 404 })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/faq')
    const documents = listDocuments(page)
    await page.getByRole('button', { name: 'Open the menu' }).press(what === 'menu' ? 'Enter' : 'Shift')
    release()
    await expect(headerLink(page, 'Rooms')).toBeFocused()
    expect(documents).toEqual([])
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/rooms')
    expect(documents).toEqual(what === 'menu' ? [] : ['/rooms'])
  })
