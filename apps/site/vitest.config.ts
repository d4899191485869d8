import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{app,scripts}/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/test.json' },
  },
})
