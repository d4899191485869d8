import type { Preview } from '@storybook/react-vite'
import { storybookPackage as consent } from '../packages/consent/.storybook/storybook-package'
import { storybookPackage as reviews } from '../packages/reviews-widget/.storybook/storybook-package'
import { storybookPackage as ui } from '../packages/ui/.storybook/storybook-package'
import { createPreview } from '../scripts/storybook/preview.tsx'

// Storybook reads `tags` from the text of this file, so they cannot be imported.
const preview: Preview = { ...createPreview(ui, reviews, consent), tags: ['autodocs'] }

export default preview
