import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findInstalledChromium } from '../chromium.mjs'

const executablePath = await findInstalledChromium()
const isBase = Boolean(process.env.VISUAL_BASE)

/** Configuration of the visual review. `review.ts` sets the environment variables. */
export default defineConfig({
  testDir: '.',
  testMatch: 'screenshots.spec.ts',
  outputDir: `${process.env.VISUAL_PICTURES}/output`,
  snapshotPathTemplate: `${process.env.VISUAL_PICTURES}/{arg}-{projectName}{ext}`,
  updateSnapshots: isBase ? 'changed' : 'none',
  fullyParallel: true,
  workers: '100%',
  timeout: 60_000,
  expect: {
    timeout: 30_000,
    // Both pictures are taken on the same machine, so any pixel that differs counts.
    toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled' },
  },
  // One frame more or less in a play function can change a pixel.
  retries: 2,
  reporter: isBase ? 'dot' : [['list'], ['html', { outputFolder: '../../visual-review', open: 'never' }]],
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // Stops carousels and fade-ins, so that a picture does not depend on the time at which it is taken.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      // The pixels must not depend on the network, the colour profile or the system's font smoothing.
      args: [
        ...CHROMIUM_ARGS,
        '--font-render-hinting=none',
        '--disable-lcd-text',
        '--force-color-profile=srgb',
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
      ],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  // The widths for which the designs were drawn.
  projects: [
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
    { name: '390', use: { viewport: { width: 390, height: 844 } } },
  ],
})
