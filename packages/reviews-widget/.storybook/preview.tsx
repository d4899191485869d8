import type { Preview } from '@storybook/react-vite'
import '../src/styles.css'
import './preview.css'

/** Under Vitest the browser itself pretends (`vitest.setup.ts`); in Storybook the visitor's system decides. */
declare global {
  var emulateMedia: ((features: { name: string; value: string }[]) => Promise<void>) | undefined
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    layout: 'fullscreen',
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '720px' } },
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  beforeEach: async ({ parameters }) => {
    document.documentElement.dataset.surface = parameters.surface ?? 'light'
    if (parameters.media) await globalThis.emulateMedia?.(parameters.media)
    return () => globalThis.emulateMedia?.([])
  },
}

export default preview
