import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hotel } from '../app/hotel.ts'
import { languageCodes } from '../app/lib/languages/languages.ts'
import { manifestIcons } from './icons.ts'
import { localizeFile, type Page, readAttribute } from './pages.ts'

const icons = manifestIcons.map(({ name, size, purpose }) => ({
  src: `/icons/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
}))

/**
 * Writes the web manifest of each language: what a phone shows after the visitor has added the site to the home screen.
 * See https://www.w3.org/TR/appmanifest/
 */
export async function writeWebManifests(folder: string, pages: Page[]) {
  const homeFiles = languageCodes.map((language) => localizeFile(language, 'index.html'))
  for (const home of pages.filter(({ file }) => homeFiles.includes(file))) {
    const colour = readAttribute(home, 'meta[name=theme-color]', 'content')
    const manifest = {
      id: '/',
      name: hotel.name,
      short_name: hotel.name,
      description: readAttribute(home, 'meta[name=description]', 'content'),
      lang: readAttribute(home, 'html', 'lang'),
      start_url: new URL(readAttribute(home, 'link[rel=canonical]', 'href')).pathname,
      scope: '/',
      display: 'minimal-ui',
      theme_color: colour,
      background_color: colour,
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
    }
    await writeFile(join(folder, readAttribute(home, 'link[rel=manifest]', 'href')), JSON.stringify(manifest))
  }
}
