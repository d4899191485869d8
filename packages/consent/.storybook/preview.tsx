import type { Preview } from '@storybook/react-vite'
import { createPreview } from '../../../scripts/storybook/preview.tsx'
import { storybookPackage } from './storybook-package'

// Storybook reads `tags` from the text of this file, so they cannot be imported.
const preview: Preview = { ...createPreview(storybookPackage), tags: ['autodocs'] }

export default preview
