import type { Preview } from '@storybook/react-vite'
import '../src/styles.css'
import './preview.css'

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    a11y: { test: 'error' },
    // The two widths at which Chromatic compares every story.
    chromatic: {
      modes: { desktop: { viewport: 1440 }, phone: { viewport: 390 } },
      prefersReducedMotion: 'reduce',
    },
    layout: 'fullscreen',
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '720px' } },
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  decorators: (Story, { parameters }) => (
    <div className="page" data-surface={parameters.surface}>
      <Story />
    </div>
  ),
  beforeEach: async ({ parameters }) => {
    if (parameters.media) await globalThis.emulateMedia?.(parameters.media)
  },
}

export default preview
