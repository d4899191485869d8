import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/styles/index.css'
import './preview.css'

const page: Decorator = (Story, { globals, parameters }) => (
  <div
    className="page"
    lang={globals.language}
    data-scheme={globals.scheme}
    data-surface={parameters.surface ?? (globals.scheme === 'dark' ? 'dark' : undefined)}
  >
    <Story key={globals.language} />
  </div>
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [page],
  globalTypes: {
    language: {
      description: 'Language of the messages',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'it', title: 'Italiano' },
          { value: 'de', title: 'Deutsch' },
        ],
      },
    },
    scheme: {
      description: 'Colour scheme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'system', title: 'System' },
        ],
      },
    },
  },
  initialGlobals: { language: 'en', scheme: 'light' },
  parameters: {
    a11y: { test: 'error' },
    // The two widths at which Chromatic compares every story.
    chromatic: {
      modes: { desktop: { viewport: 1440 }, phone: { viewport: 390 } },
      prefersReducedMotion: 'reduce',
    },
    layout: 'fullscreen',
    options: { storySort: { order: ['Introduction', 'Theming', 'Components'] } },
    viewport: {
      options: {
        narrow: { name: '320 px', styles: { width: '320px', height: '720px' } },
        phone: { name: '390 px', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768 px', styles: { width: '768px', height: '1024px' } },
      },
    },
  },
  beforeEach: async ({ parameters }) => {
    if (parameters.media) await globalThis.emulateMedia?.(parameters.media)
  },
}

export default preview
