import { keepsLimit } from '../measure/budget'
import { pageModulePaths } from '../measure/pages'
import { measureTransfer } from '../measure/visits'
import { languageCodes, languages } from './pages'
import { expect, test } from './test'

for (const language of languageCodes)
  for (const path of pageModulePaths) {
    const localized = languages[language].prefix + path
    test(`the size of ${localized} keeps the limits of budget.json`, async ({ browser, baseURL }) => {
      const figures = await measureTransfer(browser, `${baseURL}${localized}`)
      for (const [name, value] of Object.entries(figures))
        expect.soft(keepsLimit(localized, name, value), `${name}: ${value}`).toBe(true)
    })
  }
