import { packageTests } from '../../scripts/vitest-package.ts'

/** Told beforehand, because a dependency that Vite meets in the middle of a run makes it start anew. */
const preparedDependencies = {
  name: 'prepared-dependencies',
  config: () => ({ optimizeDeps: { include: ['react-dom/client', 'react-dom/server'] } }),
}

export default packageTests({ plugins: [preparedDependencies] })
