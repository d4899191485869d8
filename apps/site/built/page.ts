import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type HTMLElement, parse } from 'node-html-parser'

/** Folder of the built site. */
export const folder = fileURLToPath(new URL('../build/client/', import.meta.url))

const fileOf = (path: string) => (path.endsWith('.html') ? path : `${path}/index.html`)

export const readPage = (path: string) => parse(readFileSync(folder + fileOf(path), 'utf8'))

/** Removes soft hyphens, and makes every white space one space. */
export const collapse = (text: string) =>
  text
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const textOf = (element: HTMLElement) => collapse(element.text)
export const listTexts = (root: HTMLElement, selector: string) => root.querySelectorAll(selector).map(textOf)

/** Returns the first element whose text contains the given one; throws if there is none. */
export function find(root: HTMLElement, selector: string, text = '') {
  const found = root.querySelectorAll(selector).find((element) => textOf(element).includes(collapse(text)))
  if (!found) throw new Error(`The page has no ${selector} with the text “${text}”.`)
  return found
}

/** Returns the address of the first link whose text contains the given one. */
export const linkOf = (root: HTMLElement, text: string) => find(root, 'a[href]', text).getAttribute('href')

/** Returns the section or table that is labelled by a heading with this text. */
export function findLabelled(page: HTMLElement, label: string) {
  const heading = page
    .querySelectorAll('h1, h2, h3, caption')
    .find((element) => textOf(element) === collapse(label))
  if (!heading?.id) throw new Error(`The page has no heading “${label}” with an id.`)
  return find(page, `[aria-labelledby=${heading.id}]`)
}

/** Reads all structured data (JSON-LD) of a page. */
export const readStructuredData = (page: HTMLElement) =>
  page.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.rawText))

/** Reads, from the structured data of a page, the object with the given `@type`. */
export const readThing = (page: HTMLElement, type: string) =>
  readStructuredData(page).find((data) => data['@type'] === type)
