import { packageTests } from '../../scripts/vitest-package.ts'

/**
 * Beyond the house's own: a widget service on this machine, and a browser that can pretend to have forced
 * colours or less motion. What it pretends holds for the whole page, so one file runs at a time.
 */
export default packageTests({
  setupFiles: ['./.storybook/vitest.setup.ts'],
  globalSetup: ['./test/provide-service.ts'],
  fileParallelism: false,
})
