import { createPreview } from '../../../scripts/storybook/preview.tsx'
import { storybookPackage } from './storybook-package'

export default { ...createPreview(storybookPackage) }
