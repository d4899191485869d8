import { packageTests } from '../../scripts/vitest-package.ts'

/** Dependencies that Vite optimizes before the run: it reloads the page, and breaks tests, if it finds them later. */
const optimizedDependencies = {
  name: 'optimized-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

export default packageTests({ plugins: [optimizedDependencies] })
