import type { Page } from '@playwright/test'

/** Reads, from the structured data (JSON-LD) of the page, the object with the given `@type`. */
export const readStructuredData = (page: Page, type: string) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll(
      (scripts, name) =>
        scripts.map((script) => JSON.parse(script.textContent ?? '')).find((data) => data['@type'] === name),
      type,
    )
