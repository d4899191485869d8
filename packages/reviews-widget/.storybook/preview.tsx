import type { Preview } from '@storybook/react-vite'
import { createPreview } from '../../../scripts/storybook/preview.tsx'
import { storybookPackage } from './storybook-package'

export default {
  ...createPreview(storybookPackage),
  beforeEach: async ({ parameters }) => {
    if (parameters.media) await globalThis.emulateMedia?.(parameters.media)
  },
} satisfies Preview
