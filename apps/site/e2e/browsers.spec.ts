import { test } from '@playwright/test'

// Runs instead of the other tests in a browser that is not installed (see `playwright.config.ts`). The report then has
// one skipped test, with the reason.
test('the journeys', () => {
  const { name } = test.info().project
  test.skip(true, `Playwright’s ${name} is not installed (npx playwright install ${name})`)
})
