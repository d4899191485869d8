import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    reporters: ['default', 'json'],
    outputFile: { json: '../test-results/test-scripts.json' },
  },
})
