import { globSync } from 'node:fs'
import { readFile, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { defaultLanguage, languageCodes } from '../app/lib/languages/languages.ts'

export interface Page {
  /** Path of the HTML file in the built site: `it/rooms/index.html`. */
  file: string
  html: string
  document: HTMLElement
  /** Canonical URL; undefined if search engines must not list the page, or list another one in its place. */
  url: string | undefined
}

/** Path of a file of a language: the files of the default language have no folder. */
export const localizeFile = (language: string, file: string) =>
  language === defaultLanguage ? file : join(language, file)

/** Returns the attribute of an element that every page must have. */
export function readAttribute({ file, document }: Page, selector: string, attribute: string) {
  const value = document.querySelector(selector)?.getAttribute(attribute)
  if (!value) throw new Error(`after-build: ${file} has no ${selector} with ${attribute}`)
  return value
}

export function parsePage(file: string, html: string): Page {
  const document = parse(html)
  const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
  const isOwn = canonical && resolve(new URL(canonical).pathname) === resolve('/', dirname(file))
  const isHidden = document.querySelector('meta[name=robots][content*=noindex]')
  return { file, html, document, url: isOwn && !isHidden ? canonical : undefined }
}

/** Reads all pages of the built site. */
export async function readPages(folder: string) {
  const files = globSync('**/*.html', { cwd: folder }).sort()
  return Promise.all(files.map(async (file) => parsePage(file, await readFile(join(folder, file), 'utf8'))))
}

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
