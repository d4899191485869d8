import { expect, test } from '@playwright/test'
import { addresses } from './pages'

const BOOKING = 'https://booking.casameridiana.example/?portal=CM-0444&lang=it'

/** Every link of a served page: its address, and its tag as it was written. */
const linksOf = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"[^>]*>/g)].map(([tag, href = '']) => ({
    tag,
    href: href.replaceAll('&amp;', '&'),
  }))

test('from every page the booking engine opens in a new tab, with the portal and always in Italian', async ({
  request,
}) => {
  for (const { address } of addresses) {
    const links = linksOf(await (await request.get(address)).text())
    const booking = links.filter(({ href }) => href.includes('booking.'))
    expect(booking, address).not.toEqual([])
    for (const { href, tag } of booking) {
      expect(href, address).toBe(BOOKING)
      expect(tag, address).toContain('target="_blank"')
    }
  }
})

test('on every page what leads to another site opens in a new tab, and what stays does not', async ({
  request,
}) => {
  for (const { address } of addresses) {
    for (const { href, tag } of linksOf(await (await request.get(address)).text())) {
      const outside = /^https?:/.test(href)
      expect(tag.includes('target="_blank"'), `${address}: ${tag}`).toBe(outside)
      if (outside) expect(tag, address).toMatch(/rel="[^"]*noopener/)
    }
  }
})

test('the sitemap lists every page in every language, with its alternates', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { address } of addresses)
    expect(sitemap).toContain(`<loc>https://casameridiana.example${address}</loc>`)
  expect(sitemap.match(/hreflang="x-default"/g)?.length).toBe(sitemap.match(/<loc>/g)?.length)
})

test('no link of any page leads to a page that does not exist', async ({ request }) => {
  const targets = new Set<string>()
  for (const { address } of addresses)
    for (const { href } of linksOf(await (await request.get(address)).text()))
      if (href.startsWith('/')) targets.add(href.split('#')[0] ?? '')
  const missing: string[] = []
  for (const target of targets) if (!(await request.get(target)).ok()) missing.push(target)
  expect(missing).toEqual([])
})
