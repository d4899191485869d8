import type { Decorator, Preview } from '@storybook/react-vite'
import { preload } from 'react-dom'
import { createSharedPreview } from '../../../scripts/storybook/preview.tsx'
import '../src/styles/fonts.css'
import '../src/styles/index.css'
import './other-hotel.css'
import './story-page.css'
import { componentGuides } from './component-guides'
import { translateArgs } from './messages/translate-args'
import { setStoryMotion } from './reduced-motion'

for (const font of [
  new URL('../src/styles/fonts/bodoni-moda.woff2', import.meta.url),
  new URL('../src/styles/fonts/bodoni-moda-italic.woff2', import.meta.url),
  new URL('../src/styles/fonts/hanken-grotesk.woff2', import.meta.url),
])
  preload(font.href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })

/** Applies the language, scheme, theme and motion chosen in the toolbar. */
const page: Decorator = (Story, { globals, viewMode }) => {
  setStoryMotion(globals.motion)
  if (viewMode !== 'docs') {
    const { dataset } = document.documentElement
    document.documentElement.lang = globals.language
    dataset.theme = globals.theme
    dataset.scheme = globals.scheme
  }
  return (
    <div data-theme={globals.theme}>
      <div className="story-page" lang={globals.language} data-scheme={globals.scheme}>
        <Story key={`${globals.language} ${globals.motion}`} />
      </div>
    </div>
  )
}

const shared = createSharedPreview('@meridiana/ui', {
  guides: componentGuides,
  schemes: { light: 'Light', quiet: 'Quiet', band: 'Band', dark: 'Dark', night: 'Night' },
  themes: { 'casa-meridiana': 'Casa Meridiana', 'other-hotel': 'Another hotel' },
  ranges: {
    hour: [0, 24, 0.5],
    interval: [2000, 12_000, 200],
    maxGuests: [1, 8, 1],
    defaultGuests: [1, 8, 1],
  },
  modules: async () => ({ '@meridiana/ui': await import('../src/index') }),
  translateArgs,
  motions: { system: 'System motion', reduced: 'Reduced motion' },
})

const preview: Preview = {
  ...shared,
  // Storybook parses this file to find `tags` and does not run it, so `tags` cannot be imported.
  tags: ['autodocs'],
  decorators: [...shared.decorators, page],
  parameters: {
    ...shared.parameters,
    options: {
      storySort: {
        order: [
          'Introduction',
          'Theming',
          'Guide',
          ['Build a page', 'Tokens', 'Contrast', 'Motion', 'Writing', 'Accessibility'],
          'Components',
          [
            'Foundations',
            'Typography',
            'Actions',
            'Pictures',
            'Lists',
            'Cards',
            'Layout',
            'Navigation',
            'Composites',
          ],
        ],
      },
    },
  },
}

export default preview
