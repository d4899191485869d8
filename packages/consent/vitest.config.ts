import { packageTests } from '../../scripts/vitest-package.ts'

/** Vite reloads the page when it finds a new dependency during a run, so these are optimized before. */
const optimizedDependencies = {
  name: 'optimized-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

export default packageTests({ plugins: [optimizedDependencies] })
