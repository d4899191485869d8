import { createPackageTestConfig } from '../../scripts/vitest-package.ts'

/**
 * Dependencies that Vite optimizes before the tests. If Vite found such a dependency only during a test, it would
 * reload the page.
 */
const optimizedDependencies = {
  name: 'optimized-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

export default createPackageTestConfig({ plugins: [optimizedDependencies] })
