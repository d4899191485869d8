import type { Decorator, Preview } from '@storybook/react-vite'
import '../src/styles/index.css'
import './story-page.css'

// Turns off fade-in animations in tests, because axe measures wrong contrasts in a half-transparent story.
if (import.meta.env.MODE === 'test') document.documentElement.dataset.still = ''

const page: Decorator = (Story, { globals }) => (
  <div lang={globals.language} data-scheme={globals.scheme}>
    <Story key={globals.language} />
  </div>
)

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

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
        desktop: viewport('Desktop', 1440, 900),
        phone: viewport('Phone', 390, 844),
        narrow: viewport('320 px', 320, 568),
        zoomed: viewport('400 % zoom', 320, 256),
      },
    },
  },
}

export default preview
