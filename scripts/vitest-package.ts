import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { defineConfig, type ViteUserConfig } from 'vitest/config'
import { CHROMIUM_ARGS, findInstalledChromium } from './chromium.mjs'

const patienceInStories = fileURLToPath(new URL('vitest-stories.ts', import.meta.url))
const seedOfProperties = fileURLToPath(new URL('vitest-properties.ts', import.meta.url))

const executablePath = await findInstalledChromium()

/** Returns the browser options of a test project. Each project needs its own object, because Vitest changes it. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: { args: CHROMIUM_ARGS, executablePath } }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
})

type Extras = Pick<NonNullable<ViteUserConfig['test']>, 'globalSetup' | 'fileParallelism'> & {
  /** Vite plugins that the package's styles and components need. */
  plugins?: PluginOption[]
  setupFiles?: string[]
}

/**
 * The Vitest configuration of a package, with three projects: `unit` (`*.test.ts`, in Node), `browser` (`*.test.tsx`, in a
 * real Chromium) and `stories` (every story rendered, its play function run, axe run on it).
 */
export const createPackageTestConfig = ({
  plugins,
  setupFiles = [],
  globalSetup,
  fileParallelism,
}: Extras = {}) =>
  defineConfig({
    test: {
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results/test.json' },
      fileParallelism,
      // Time limits in ms. They are long because a busy machine is slow; a test that passes does not wait.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 10_000 } },
      projects: [
        {
          extends: true,
          // The tests leave no state in modules, so files share a process, which is started once.
          test: {
            name: 'unit',
            environment: 'node',
            include: ['src/**/*.test.ts'],
            setupFiles: [seedOfProperties],
            isolate: false,
          },
        },
        {
          extends: true,
          plugins,
          test: {
            name: 'browser',
            include: ['src/**/*.test.tsx'],
            browser: chromium(),
            setupFiles,
            globalSetup,
          },
        },
        {
          extends: true,
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            // All story files share one page, so that Storybook, its preview and axe load once. Each story cleans up
            // after itself, as it must in Storybook, where the user changes from one story to the next without a
            // reload.
            isolate: false,
            browser: chromium(),
            setupFiles: [patienceInStories, ...setupFiles],
          },
        },
      ],
    },
  })
