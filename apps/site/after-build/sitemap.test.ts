import { expect, it } from 'vitest'
import { parsePage } from './pages.ts'
import { createSitemap } from './sitemap.ts'

const origin = 'https://hotel.example'

it('lists a page under its canonical URL, with its languages', () => {
  const head = `<link rel="canonical" href="${origin}/it"/>
    <link rel="alternate" hrefLang="it" href="${origin}/it"/>
    <link rel="alternate" hrefLang="x-default" href="${origin}/"/>`
  expect(createSitemap([parsePage('it/index.html', head)])).toContain(
    `  <url>
    <loc>${origin}/it</loc>
    <xhtml:link rel="alternate" hreflang="it" href="${origin}/it"/>
    <xhtml:link rel="alternate" hreflang="x-default" href="${origin}/"/>
  </url>
`,
  )
})

it('leaves out pages that must not be indexed, and pages with the canonical URL of another page', () => {
  const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}"/>`
  const pages = [
    parsePage('rooms/index.html', canonical('/rooms')),
    parsePage('rooms/old/index.html', canonical('/rooms')),
    parsePage('offline/index.html', `<meta name="robots" content="noindex"/>${canonical('/offline')}`),
    parsePage('404.html', ''),
  ]
  expect(createSitemap(pages).match(/<loc>.*<\/loc>/g)).toEqual([`<loc>${origin}/rooms</loc>`])
})
