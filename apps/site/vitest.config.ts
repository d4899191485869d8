import { pictures } from '@meridiana/ui/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [pictures({ cache: { dir: './pictures/encoded' } })],
  test: {
    include: ['*.test.ts', '{app,after-build,built,checks,measure}/**/*.test.ts'],
    setupFiles: ['../../scripts/vitest-properties.ts'],
    environment: 'node',
    // The tests leave no state in modules, so files share a process, which is started once.
    isolate: false,
    // Time limit of a test in ms. It is long because a busy machine is slow.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/test.json' },
  },
})
