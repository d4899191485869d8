import { packageTests } from '../../scripts/vitest-package.ts'

/** One file at a time, because the emulated media features (forced colours, reduced motion) are the whole browser's. */
export default packageTests({
  setupFiles: ['./.storybook/vitest.setup.ts'],
  globalSetup: ['./test/provide-service.ts'],
  fileParallelism: false,
})
