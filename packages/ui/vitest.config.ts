import tailwindcss from '@tailwindcss/vite'
import { createPackageTests } from '../../scripts/vitest-package.ts'

export default createPackageTests({ plugins: [tailwindcss()] })
