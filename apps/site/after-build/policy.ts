import { hash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hotel } from '../app/hotel.ts'
import type { Page } from './pages.ts'

/** The settings of `hotel.ts` on which the Content-Security-Policy depends. */
export interface PolicySettings {
  origin: string
  bookingUrl: string
  map: { origin: string }
  flagsUrl: string
  tagManagerId?: string | undefined
  reviews: { serviceOrigin?: string | undefined }
}

/** Hosts of the tag manager and of Google Analytics: https://developers.google.com/tag-platform/security/guides/csp */
const tagManager = 'https://*.googletagmanager.com'
const analytics = 'https://*.google-analytics.com'
const signals = 'https://*.analytics.google.com'

/**
 * Returns the Content-Security-Policy of a page. Inline scripts are allowed by their hashes. Those of type `text/plain`
 * are among them, because the application starts as a module with their text.
 */
export function createPolicy({ document }: Page, settings: PolicySettings) {
  const { origin, bookingUrl, map, flagsUrl, tagManagerId, reviews } = settings
  const inlineScripts = document.querySelectorAll('script:not([src]):not([type$=json])')
  const texts = inlineScripts.map(({ rawText }) => rawText).filter(Boolean)
  const hashes = texts.map((text) => `'sha256-${hash('sha256', text, 'base64')}'`)
  const flagHost = new URL(flagsUrl, origin).origin
  const tags = (...hosts: string[]) => (tagManagerId ? hosts : [])
  const directives = {
    // Firefox and older Chrome versions apply it to `<link rel="prefetch">`.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...new Set(hashes), ...tags(tagManager)],
    'style-src': ["'self'"],
    // `data:` allows the small previews of pictures, which are data URLs.
    'img-src': ["'self'", 'data:', flagHost !== origin && flagHost, ...tags(analytics, tagManager)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", reviews.serviceOrigin, ...tags(analytics, signals, tagManager)],
    'frame-src': [map.origin],
    'manifest-src': ["'self'"],
    // Without this directive, `script-src` would apply.
    'worker-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [new URL(bookingUrl).origin],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter(Boolean)].join(' '))
    .join('; ')
}

/**
 * Returns the HTML of a page with its policy before everything to which it applies. It is in the HTML because each page
 * has its own inline scripts.
 */
export function addPolicy(page: Page, settings: PolicySettings) {
  const policy = `<meta http-equiv="Content-Security-Policy" content="${createPolicy(page, settings)}">`
  const html = page.html.replace(/<head>\s*<meta charset=[^>]*>/i, (start) => start + policy)
  if (html === page.html) throw new Error(`after-build: ${page.file} does not begin with <meta charset>`)
  return html
}

export const writePolicies = (folder: string, pages: Page[]) =>
  Promise.all(pages.map((page) => writeFile(join(folder, page.file), addPolicy(page, hotel))))
