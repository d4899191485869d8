import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../scripts/chromium.mjs'

const PORT = Number(process.env.E2E_PORT ?? 41731)
const executablePath = await findInstalledChromium()

/** Configuration of the end-to-end tests. They run against the built site; `serve.ts` serves it like a static host. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // Time limit of a test in ms. It is long because a busy machine is slow, and a kind of page has three languages.
  timeout: 120_000,
  // Time limit of an assertion in ms. It is long because a busy machine is slow; an assertion that passes does not
  // wait.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
  },
  projects: [
    {
      name: 'chromium',
      use: { launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) } },
    },
  ],
  webServer: {
    command: 'node serve.ts',
    env: { PORT: String(PORT) },
    port: PORT,
    reuseExistingServer: false,
  },
})
