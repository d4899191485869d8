import { createPackageTestConfig } from '../../scripts/vitest-package.ts'
import { headScriptConstants } from './scripts/head-script.ts'

/**
 * Dependencies that Vite optimizes before the tests. If Vite found such a dependency only during a test, it would
 * reload the page.
 */
const optimizedDependencies = {
  name: 'optimized-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

const config = createPackageTestConfig({
  plugins: [optimizedDependencies],
  setupFiles: ['test/new-visitor.ts'],
})
for (const project of config.test?.projects ?? []) Object.assign(project, { define: headScriptConstants })

export default config
