import { packageTests } from '../../scripts/vitest-package.ts'

export default packageTests()
