import { rename, rm, rmdir } from 'node:fs/promises'
import { join } from 'node:path'
import { languageCodes } from '../app/lib/languages.ts'
import { localizeFile } from './pages.ts'

/**
 * Moves the page `/404` of each language to `404.html`, where hosts look for the answer to an unknown address. Deletes
 * the page without content that React Router writes for hosts that answer every unknown address with one file.
 */
export async function moveNotFoundPages(folder: string) {
  for (const language of languageCodes) {
    const written = join(folder, localizeFile(language, '404'))
    await rename(join(written, 'index.html'), `${written}.html`)
    await rmdir(written)
  }
  await rm(join(folder, '__spa-fallback.html'))
}
