import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import '../src/styles/fonts.css'
import '../src/styles/index.css'
import './another-property.css'
import './story-page.css'
import { widths } from './modes'
import { setMotion } from './motion'
import { theme } from './theme'

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Speaks the language, wears the theme and keeps the pace that the toolbar asks for. */
const page: Decorator = (Story, { globals, viewMode }) => {
  setMotion(globals.motion)
  if (viewMode !== 'docs') {
    document.documentElement.lang = globals.language
    document.documentElement.dataset.theme = globals.theme
  }
  return (
    <div className="story-page" lang={globals.language} data-theme={globals.theme}>
      <Story key={`${globals.language} ${globals.motion}`} />
    </div>
  )
}

/** Fetched with the first page of documentation, so that a story alone need not wait for it. */
const DocsPage = lazy(() => import('./docs-page'))

const docsContainer = (props: ComponentProps<typeof DocsPage>) => (
  <Suspense>
    <DocsPage {...props} />
  </Suspense>
)

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [page],
  globalTypes: {
    language: {
      description: 'The language of the words',
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
    theme: {
      description: 'The property',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'house', title: 'Casa Meridiana' },
          { value: 'another-property', title: 'Another property' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'Motion as the system says' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'house', motion: 'system' },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: widths, prefersReducedMotion: 'reduce' },
    docs: { theme, container: docsContainer },
    layout: 'fullscreen',
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Guide',
          ['Build a page from parts', 'Re-theme by one file', 'Writing', 'Accessibility'],
          'Foundations',
          ['Tokens', 'Motion'],
          'Typography',
          'Actions',
          'Pictures',
          'Lists',
          'Cards',
          'Layout',
          'Navigation',
          'Composites',
        ],
      },
    },
    viewport: {
      options: {
        desktop: viewport('Desktop', 1440, 900),
        tablet: viewport('Tablet', 820, 1180),
        phone: viewport('Phone', 390, 844),
        narrow: viewport('320 px', 320, 568),
      },
    },
  },
}

export default preview
