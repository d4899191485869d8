import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hotel } from '../app/hotel.ts'
import { defaultLanguage, languageCodes } from '../app/lib/languages/languages.ts'

/** Browser features that neither the site nor the embedded map uses. */
const unusedFeatures =
  'accelerometer camera display-capture geolocation gyroscope magnetometer microphone midi payment usb'

/**
 * `_headers`, which Netlify and Cloudflare read. The Content-Security-Policy is in the pages, but `frame-ancestors` works
 * only as a header. Strict-Transport-Security has no `includeSubDomains`: the other hosts of the hotel, such as its booking
 * engine, decide for themselves. All matching rules apply, so no two set the same header. The type of `.data`, the data
 * of the next page, is the one that React Router’s own server sends; hosts compress it. For ten seconds the browser keeps
 * the data that it loads when the visitor points at a link or opens the menu.
 */
const headers = `/*
  Content-Security-Policy: frame-ancestors 'none'
  Permissions-Policy: ${unusedFeatures.replaceAll(' ', '=(), ')}=()
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  X-Content-Type-Options: nosniff
  Strict-Transport-Security: max-age=31536000
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/*.data
  Cache-Control: max-age=10
  Content-Type: text/x-script; charset=utf-8
`

const prefixed = languageCodes.filter((code) => code !== defaultLanguage)

/**
 * `_redirects`, which Netlify and Cloudflare read: replaces the prefix of the default language by the parameter that asks
 * for it, and names the 404 page of each other language. Cloudflare ignores the 404 lines and finds the nearest `404.html` by itself. Targets have an
 * origin, because a path such as `//host` would lead to another site.
 */
const redirects = `/${defaultLanguage} ${hotel.origin}/?lng=${defaultLanguage} 301
/${defaultLanguage}/* ${hotel.origin}/:splat?lng=${defaultLanguage} 301
${prefixed.map((code) => `/${code}/* /${code}/404.html 404\n`).join('')}`

export async function writeHostFiles(folder: string) {
  await writeFile(join(folder, '_headers'), headers)
  await writeFile(join(folder, '_redirects'), redirects)
}
