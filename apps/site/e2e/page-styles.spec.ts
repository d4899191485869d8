import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { pagePaths } from './pages'
import { expect, test, waitForHydration } from './test'

const manifest = JSON.parse(
  readFileSync(new URL('../build/client/.vite/manifest.json', import.meta.url), 'utf8'),
)
const allStyles = manifest['app/app.css'].file

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Says nothing of the consent dialog, whose place `first-visit.spec.ts` measures: a fault of the sheets themselves, such
// as a second reset, is in both of the styles that are compared here.

/**
 * Adds the complete style files from which the build picked the rules of the page: the styles of all pages, and those of
 * the page's module and sections, which the page links as disabled. Returns the elements that they change, and their new
 * values. Custom properties do not count, because the page leaves out those that it does not read.
 */
const findChangedElements = (page: Page) =>
  page.evaluate(async (href) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }')
    document.adoptedStyleSheets.push(still)
    const parts = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')]
    const links = [href, ...parts.map((part) => part.href)].map((href) =>
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href }),
    )
    for (const link of links)
      await new Promise((resolve, reject) => {
        link.addEventListener('load', resolve)
        link.addEventListener('error', reject)
        document.head.append(link)
      })
    const elements = [...document.body.querySelectorAll('*')]
    const readStyle = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part)
      if (part && style.content === 'none') return []
      return [...style]
        .filter((property) => !property.startsWith('--'))
        .map((property) => `${property}: ${style.getPropertyValue(property)}`)
    }
    const read = () =>
      elements.map((element) =>
        [undefined, '::before', '::after'].flatMap((part) => readStyle(element, part)),
      )
    const complete = read()
    for (const link of links) link.disabled = true
    const own = read()
    for (const link of links) link.remove()
    document.adoptedStyleSheets.pop()
    return elements.flatMap((element, index) => {
      const lost =
        complete[index]?.filter((declaration, position) => own[index]?.[position] !== declaration) ?? []
      return lost.length > 0 ? [`${element.outerHTML.slice(0, 150)} ${lost.join('; ')}`] : []
    })
  }, `/${allStyles}`)

// All rooms have the same page module, so one room is enough.
const paths = pagePaths.filter((path) => !path.startsWith('/rooms/') || path === '/rooms/suite')

for (const path of [...paths, '/404', '/offline'])
  for (const width of [1440, 390])
    test(`${path} has all the styles that it uses, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      await waitForHydration(page)
      expect(await findChangedElements(page)).toEqual([])
    })

test('the open menu has all its styles', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findChangedElements(page)).toEqual([])
})

test('the lightbox of a room has all its styles', async ({ page }) => {
  await page.goto('/rooms/suite')
  await page.getByRole('main').locator('a[href^="/assets/"]').first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findChangedElements(page)).toEqual([])
})
