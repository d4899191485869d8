import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from './chromium.mjs'

/**
 * Compares what the browser accepts of style sheets before and after a change that must keep their meaning, such as
 * minifying. Returns the declarations that are lost, each as sheet, selector and property.
 *
 * @param sheets the text before and after, by the name of the sheet
 * @throws if the browser accepts no declaration of a sheet before the change
 */
export async function findLostDeclarations(sheets: Record<string, { before: string; after: string }>) {
  const executablePath = await findInstalledChromium()
  const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath })
  try {
    const page = await browser.newPage()
    const lost: string[] = []
    for (const [name, { before, after }] of Object.entries(sheets)) {
      const declared = await page.evaluate(countDeclarations, before)
      const kept = await page.evaluate(countDeclarations, after)
      if (Object.keys(declared).length === 0) throw new Error(`${name} has no declarations to compare`)
      for (const [key, count] of Object.entries(declared))
        if ((kept[key] ?? 0) < count) lost.push(`${name}: ${key}`)
    }
    return lost
  } finally {
    await browser.close()
  }
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
