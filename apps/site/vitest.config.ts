import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,scripts}/**/*.test.ts'],
    environment: 'node',
    // In ms: a busy machine is slow, not wrong.
    testTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/test.json' },
  },
})
