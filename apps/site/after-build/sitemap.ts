import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hotel } from '../app/hotel.ts'
import type { Page } from './pages.ts'

/** Returns `sitemap.xml`: every page that search engines may list, with its languages. */
export function createSitemap(pages: Page[]) {
  const entries = pages.map(({ url, document }) => {
    const links = document.querySelectorAll('link[rel=alternate][hreflang]')
    const alternates = links.map(
      ({ attrs }) => `    <xhtml:link rel="alternate" hreflang="${attrs.hreflang}" href="${attrs.href}"/>\n`,
    )
    return url ? `  <url>\n    <loc>${url}</loc>\n${alternates.join('')}  </url>\n` : ''
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`
}

export async function writeSitemap(folder: string, pages: Page[]) {
  await writeFile(join(folder, 'sitemap.xml'), createSitemap(pages))
  const robots = `User-agent: *\nAllow: /\nSitemap: ${hotel.origin}/sitemap.xml\n`
  await writeFile(join(folder, 'robots.txt'), robots)
}
