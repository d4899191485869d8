import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,scripts}/**/*.test.ts'],
    environment: 'node',
    // ms. Long, because a busy machine is slow.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/test.json' },
  },
})
