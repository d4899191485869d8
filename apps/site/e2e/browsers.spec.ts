import { test } from '@playwright/test'

// This test runs instead of the journeys for a browser that is not installed: see `playwright.config.ts`.
test('the journeys', () => {
  const { name } = test.info().project
  test.skip(true, `Playwright’s ${name} is not installed (npx playwright install ${name})`)
})
