import { createPackageTestConfig } from '../../scripts/vitest-package.ts'

/** Test files run one at a time, because emulated media features apply to the whole browser. */
export default createPackageTestConfig({
  setupFiles: ['./test/emulate-media.ts'],
  globalSetup: ['./test/provide-widget-service.ts'],
  fileParallelism: false,
})
