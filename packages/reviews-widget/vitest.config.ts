import { packageTests } from '../../scripts/vitest-package.ts'

/**
 * Beyond the house's own: a widget service on this machine, and a browser that can pretend to have forced
 * colours or less motion. What it pretends holds for the whole page, so one file runs at a time.
 */
const PRETENDING = './.storybook/vitest.setup.ts'
const EXTRAS: Record<string, object> = { browser: { globalSetup: './test/provide-service.ts' }, stories: {} }

const config = packageTests()
if (config.test) config.test.fileParallelism = false
for (const project of config.test?.projects ?? []) {
  if (typeof project !== 'object' || !('test' in project) || !project.test) continue
  const extra = EXTRAS[String(project.test.name)]
  if (!extra) continue
  Object.assign(project.test, extra, { setupFiles: [project.test.setupFiles ?? [], PRETENDING].flat() })
}

export default config
