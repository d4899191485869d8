import { localizedPages } from './pages'
import { expect, test } from './test'

const BOOKING = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

/** Every link in the HTML of a page: its `href`, and its opening tag. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({
    tag,
    href: href.replaceAll('&amp;', '&'),
  }))

test('from every page the booking engine opens in a new tab, with the portal and always in Italian', async ({
  request,
}) => {
  for (const { path } of localizedPages) {
    const links = linksOf(await (await request.get(path)).text())
    const booking = links.filter(({ href }) => href.includes('booking.'))
    expect(booking, path).not.toEqual([])
    for (const { href, tag } of booking) {
      expect(href, path).toBe(BOOKING)
      expect(tag, path).toContain('target="_blank"')
    }
  }
})

test('on every page links to other sites open in a new tab, and others do not', async ({ request }) => {
  for (const { path } of localizedPages) {
    for (const { href, tag } of linksOf(await (await request.get(path)).text())) {
      const outside = /^https?:/.test(href)
      expect(tag.includes('target="_blank"'), `${path}: ${tag}`).toBe(outside)
      if (outside) expect(tag, path).toMatch(/rel="[^"]*noopener/)
    }
  }
})

test('the sitemap lists every page in every language, with its alternates', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { path } of localizedPages)
    expect(sitemap).toContain(`<loc>https://casameridiana.example${path}</loc>`)
  expect(sitemap.match(/hreflang="x-default"/g)?.length).toBe(sitemap.match(/<loc>/g)?.length)
})

test('every internal link leads to an existing page', async ({ request }) => {
  const targets = new Set<string>()
  for (const { path } of localizedPages)
    for (const { href } of linksOf(await (await request.get(path)).text()))
      if (href.startsWith('/')) targets.add(href.split('#')[0] ?? '')
  const missing: string[] = []
  for (const target of targets) if (!(await request.get(target)).ok()) missing.push(target)
  expect(missing).toEqual([])
})
