import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from './chromium.mjs'

/**
 * Compares what the browser accepts of a style sheet before and after a change that must keep its meaning, such as
 * minifying. Returns the declarations that are lost, each as selector and property.
 *
 * @throws if the browser accepts no declaration of `before`
 */
export async function findLostDeclarations(page: Page, before: string, after: string): Promise<string[]> {
  const [declared, kept] = [
    await page.evaluate(countDeclarations, before),
    await page.evaluate(countDeclarations, after),
  ]
  if (Object.keys(declared).length === 0) throw new Error('The style sheet has no declarations to compare.')
  return Object.keys(declared).filter((key) => (kept[key] ?? 0) < (declared[key] ?? 0))
}

/**
 * Compares each published style sheet of a package with its source. Returns the lost declarations by sheet.
 *
 * @param folder the package
 * @param sheets the path of the source in `src`, by the name of the sheet in `dist`
 */
export async function findDeclarationsLostInDist(folder: string, sheets: Record<string, string>) {
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    executablePath: await findInstalledChromium(),
  })
  const page = await browser.newPage()
  const lost: Record<string, string[]> = {}
  for (const [name, source] of Object.entries(sheets)) {
    const { outputFiles } = await build({
      entryPoints: [`${folder}/src/${source}`],
      bundle: true,
      write: false,
    })
    const minified = readFileSync(`${folder}/dist/${name}.css`, 'utf8')
    lost[name] = await findLostDeclarations(page, outputFiles[0]?.text ?? '', minified)
  }
  await browser.close()
  return lost
}

/**
 * Runs in the browser: lists the declarations of a style sheet that the browser accepts, by selector and property, with
 * the number of different conditions (layers, media queries …). The conditions themselves are left out, because
 * minifying writes them in another way.
 */
function countDeclarations(css: string) {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
  const found = new Map<string, Set<string>>()
  const collect = (rules: CSSRuleList, parents: string[], conditions: string) => {
    for (const rule of rules) {
      const { selectorText, keyText = '', style, cssRules } = rule as CSSStyleRule & CSSKeyframeRule
      // Commas inside parentheses do not separate selectors.
      const own = (selectorText ?? keyText).split(/,\s*(?![^(]*\))/)
      const selectors = own.flatMap((selector) =>
        parents.map((parent) => selector.replaceAll('&', parent) || parent),
      )
      for (const selector of selectors)
        for (const property of style ?? []) {
          const key = `${selector.replace(/[\s()]|:is\b/g, '')} ${property}`
          found.set(key, (found.get(key) ?? new Set()).add(conditions))
        }
      const condition = selectorText ? '' : rule.cssText.split('{')[0]
      if (cssRules) collect(cssRules, selectors, conditions + condition)
    }
  }
  if (style.sheet) collect(style.sheet.cssRules, [''], '')
  style.remove()
  return Object.fromEntries([...found].map(([key, conditions]) => [key, conditions.size]))
}
