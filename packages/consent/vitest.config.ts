import { createPackageTests } from '../../scripts/vitest-package.ts'

/**
 * Dependencies that Vite optimizes before the tests. If Vite finds a dependency during a test, it reloads the page and
 * breaks the test.
 */
const optimizedDependencies = {
  name: 'optimized-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

export default createPackageTests({ plugins: [optimizedDependencies] })
