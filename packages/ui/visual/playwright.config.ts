import { defineConfig } from 'playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../../../scripts/chromium.mjs'

const PORT = Number(process.env.VISUAL_PORT ?? 41761)
const executablePath = await chromiumPath()

/** Every story of the built Storybook, photographed at two widths and compared with the picture that was approved. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/visual',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['dot'], ['html', { outputFolder: '../test-results/visual-report', open: 'never' }]],
  expect: {
    // At scale 1 the approved pictures stay small. Same machine, same pixels: any colour that has moved counts.
    toHaveScreenshot: { scale: 'css', animations: 'disabled', threshold: 0.005, maxDiffPixels: 0 },
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Carousels stand, nothing rises into view: what is photographed does not depend on when.
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    launchOptions: {
      args: [
        ...CHROMIUM_ARGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
  ],
  webServer: {
    command: `vite preview --outDir storybook-static --port ${PORT} --strictPort`,
    cwd: '..',
    port: PORT,
    reuseExistingServer: false,
  },
})
