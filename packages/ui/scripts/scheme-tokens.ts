import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { schemes, tokensAt } from '../src/docs/scheme-tokens.ts'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')
const styles = 'packages/ui/src/styles'

const tokensJson = read(`${styles}/tokens.json`)
export const tokenThemes = ['casa-meridiana', 'another-hotel']

/** Returns all tokens of a theme in one scheme. */
export async function tokensOf(page: Page, theme: string, scheme: string) {
  const css = [`${styles}/tokens.css`, `${styles}/theme.css`, 'stories/another-hotel.css'].map(read)
  await page.setContent(
    `<html data-theme="${theme}" data-scheme="${scheme}"><style>${css.join('')}</style><p></p>`,
  )
  return page.locator('p').evaluate(tokensAt, JSON.parse(tokensJson))
}

/** Writes the tokens of the package, and a file for each theme and scheme, into the folder of a Storybook. */
export async function writeTokens(page: Page, folder: string) {
  mkdirSync(`${folder}/tokens`, { recursive: true })
  writeFileSync(`${folder}/tokens.json`, tokensJson)
  for (const theme of tokenThemes)
    for (const scheme of schemes)
      writeFileSync(`${folder}/tokens/${theme}.${scheme}.tokens.json`, await tokensOf(page, theme, scheme))
}
