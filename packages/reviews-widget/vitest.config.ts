import { packageTests } from '../../scripts/vitest-package.ts'

/** Beyond the house's own: a widget service on this machine, and a browser that can pretend. */
const EXTRAS: Record<string, object> = {
  browser: { globalSetup: './test/provide-service.ts', setupFiles: './.storybook/vitest.setup.ts' },
  stories: { setupFiles: './.storybook/vitest.setup.ts' },
}

const config = packageTests()
for (const project of config.test?.projects ?? []) {
  if (typeof project !== 'object' || !('test' in project)) continue
  Object.assign(project.test ?? {}, EXTRAS[String(project.test?.name)])
}

export default config
