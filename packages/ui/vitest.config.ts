import tailwindcss from '@tailwindcss/vite'
import { packageTests } from '../../scripts/vitest-package.ts'

export default packageTests({ plugins: [tailwindcss()] })
