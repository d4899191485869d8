import { fileURLToPath } from 'node:url'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { PluginOption } from 'vite'
import { defineConfig } from 'vitest/config'
import { CHROMIUM_ARGS, chromiumPath } from './chromium.mjs'

const patienceInStories = fileURLToPath(new URL('vitest-stories.ts', import.meta.url))

const executablePath = await chromiumPath()

/** Browser options of one project. A function, because Vitest changes the object that it receives. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 900 } }],
})

/** Time limits for busy machines, in ms. A test that passes does not wait. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 10_000 } } }

/** A browser on a busy machine can miss a frame. The report counts a test that passes at the second try. */
const retry = 1

interface Extras {
  /** Vite plugins for the package's styles and components. */
  plugins?: PluginOption[]
  /** Run in the browser before each file of tests or stories. */
  setupFiles?: string[]
  /** Run once, in Node, before the tests in the browser. */
  globalSetup?: string[]
  /** Runs test files in parallel. @default true */
  fileParallelism?: boolean
}

/**
 * The tests of a package, in three projects: `unit` (`*.test.ts`, in Node), `browser` (`*.test.tsx`, in a
 * real Chromium) and `stories` (every story rendered, its play function run, axe run on it).
 */
export const packageTests = ({
  plugins = [],
  setupFiles = [],
  globalSetup = [],
  fileParallelism = true,
}: Extras = {}) =>
  defineConfig({
    test: {
      reporters: ['default', 'json'],
      outputFile: { json: 'test-results/test.json' },
      fileParallelism,
      projects: [
        {
          test: { name: 'unit', environment: 'node', include: ['src/**/*.test.ts'], ...patience },
        },
        {
          plugins,
          test: {
            name: 'browser',
            include: ['src/**/*.test.tsx'],
            browser: chromium(),
            setupFiles,
            globalSetup,
            retry,
            ...patience,
          },
        },
        {
          plugins: [storybookTest({ configDir: '.storybook' })],
          test: {
            name: 'stories',
            // Storybook, its preview and axe load once for all files. Each story cleans up after itself, as it must
            // in Storybook, where the visitor changes from one to the next without a reload.
            isolate: false,
            browser: chromium(),
            setupFiles: [patienceInStories, ...setupFiles],
            retry,
            ...patience,
          },
        },
      ],
    },
  })
