import type { Decorator, Preview } from '@storybook/react-vite'
import { type ComponentProps, lazy, Suspense } from 'react'
import '../src/styles/fonts.css'
import '../src/styles/index.css'
import './other-hotel.css'
import './story-page.css'
import { chromaticWidthModes } from './chromatic-modes'
import { setStoryMotion } from './reduced-motion'
import { storybookTheme } from './theme'

const viewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** Applies the language, theme and motion that are chosen in Storybook's toolbar. */
const page: Decorator = (Story, { globals, viewMode }) => {
  setStoryMotion(globals.motion)
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

/** `DocsPage` is imported when the first docs page opens, so that stories load faster. */
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
      description: 'Language of the sample texts',
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
      description: 'Theme',
      toolbar: {
        icon: 'paintbrush',
        dynamicTitle: true,
        items: [
          { value: 'casa-meridiana', title: 'Casa Meridiana' },
          { value: 'other-hotel', title: 'Another hotel' },
        ],
      },
    },
    motion: {
      description: 'Motion',
      toolbar: {
        icon: 'play',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'casa-meridiana', motion: 'system' },
  parameters: {
    a11y: { test: 'error' },
    chromatic: { modes: chromaticWidthModes, prefersReducedMotion: 'reduce' },
    docs: { theme: storybookTheme, container: docsContainer },
    layout: 'fullscreen',
    controls: { matchers: { color: /(background|color)$/i, date: /Date$/i } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Theming',
          'Guide',
          ['Build a page', 'Tokens', 'Motion', 'Writing', 'Accessibility'],
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
