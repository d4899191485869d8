import tailwindcss from '@tailwindcss/vite'
import { createPackageTestConfig } from '../../scripts/vitest-package.ts'

export default createPackageTestConfig({ plugins: [tailwindcss()] })
