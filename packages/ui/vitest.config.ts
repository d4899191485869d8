import tailwindcss from '@tailwindcss/vite'
import { createPackageTestConfig } from '../../scripts/vitest-package.ts'

/** What Vite optimizes before the tests. If Vite found it only during a test, it would reload the page. */
const optimizedDependencies = {
  name: 'optimized-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

export default createPackageTestConfig({ plugins: [tailwindcss(), optimizedDependencies] })
