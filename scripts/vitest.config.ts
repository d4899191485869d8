import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    // In ms. It is long because a busy machine is slow.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: '../test-results/test-scripts.json' },
  },
})
