import { test } from '@playwright/test'

// Stands in for the tests in a browser that is not installed (see `playwright.config.ts`), and reports them as skipped.
test('the journeys', () => {
  const { name } = test.info().project
  test.skip(true, `Playwright’s ${name} is not installed (npx playwright install ${name})`)
})
