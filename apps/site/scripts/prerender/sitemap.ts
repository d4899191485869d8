import { defaultLanguage, type Language, languageCodes } from '../../app/lib/languages.ts'
import { serverBundle } from './server-bundle.ts'

const toUrl = (language: Language, path: string) =>
  `${serverBundle.hotel.origin}${serverBundle.localizePath(language, path)}`

const alternates = (path: string) =>
  [
    ...languageCodes.map((language) => [language, toUrl(language, path)]),
    ['x-default', toUrl(defaultLanguage, path)],
  ].map(([language, href]) => `    <xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)

/**
 * Returns `sitemap.xml`: every page in every language, with its alternates. See https://www.sitemaps.org/protocol.html
 */
export function createSitemapXml() {
  const entries = languageCodes.flatMap((language) =>
    serverBundle.sitemapPaths.map((path) =>
      ['  <url>', `    <loc>${toUrl(language, path)}</loc>`, ...alternates(path), '  </url>'].join('\n'),
    ),
  )
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n')
}

/** Creates `robots.txt`, which allows everything and names the sitemap. */
export const createRobotsTxt = () =>
  `User-agent: *\nAllow: /\nSitemap: ${serverBundle.hotel.origin}/sitemap.xml\n`
