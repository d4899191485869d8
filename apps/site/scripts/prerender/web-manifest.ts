import type { Language } from '../../app/lib/languages.ts'
import { serverBundle } from './server-bundle.ts'

/** Sizes in px of the PNG icons in `public/icons`. */
const sizes = [192, 512]

/**
 * Returns the web manifest of a language: what a phone shows after the visitor has added the site to the home screen.
 *
 * @see https://www.w3.org/TR/appmanifest/
 */
export function createWebManifest(language: Language, description: string) {
  const png = (name: string, purpose: string) =>
    sizes.map((size) => ({
      src: `/icons/${name}-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    }))
  return JSON.stringify({
    id: '/',
    name: serverBundle.hotel.name,
    short_name: serverBundle.hotel.name,
    description,
    lang: language,
    start_url: serverBundle.localizePath(language, '/'),
    scope: '/',
    display: 'minimal-ui',
    theme_color: serverBundle.THEME_COLOR,
    background_color: serverBundle.THEME_COLOR,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...png('icon', 'any'),
      ...png('maskable', 'maskable'),
    ],
  })
}
