import type { Decorator, Preview } from '@storybook/react-vite'
import { createSharedPreview } from '../../../scripts/storybook/preview.tsx'
import { de } from '../src/locales/de'
import { en } from '../src/locales/en'
import { it } from '../src/locales/it'
import '../src/styles/index.css'
import './preview.css'
import './themes.css'
import { componentGuides } from './component-guides'

const locales = { en, it, de }

const page: Decorator = (Story, { globals, parameters }) => (
  <div
    className="page"
    lang={globals.language}
    data-scheme={globals.scheme}
    data-theme={globals.theme}
    data-surface={parameters.surface}
  >
    <Story key={globals.language} />
  </div>
)

const shared = createSharedPreview('@meridiana/reviews-widget', {
  guides: componentGuides,
  ranges: {
    averageRating: [0, 5, 0.1],
    rating: [0, 5, 0.1],
    maxCharacters: [40, 600, 20],
    maxItems: [1, 5, 1],
    carouselSpeed: [1000, 12_000, 500],
    pageSize: [1, 10, 1],
  },
  modules: async () => ({
    '@meridiana/reviews-widget': await import('../src'),
    '@meridiana/reviews-widget/locales/en': await import('../src/locales/en'),
    '@meridiana/reviews-widget/locales/it': await import('../src/locales/it'),
    '@meridiana/reviews-widget/locales/de': await import('../src/locales/de'),
  }),
  translateArgs: (args, language) => ('messages' in args ? { ...args, messages: locales[language] } : args),
  schemes: { light: 'Light', dark: 'Dark', system: 'System' },
  themes: { default: 'Default', 'casa-meridiana': 'Casa Meridiana', 'other-hotel': 'Another hotel' },
})

const preview: Preview = {
  ...shared,
  // Storybook parses this file to find `tags` and does not run it, so `tags` cannot be imported.
  tags: ['autodocs'],
  decorators: [...shared.decorators, page],
  parameters: {
    ...shared.parameters,
    options: { storySort: { order: ['Introduction', 'Theming', 'Contrast', 'Components'] } },
  },
  beforeEach: async ({ parameters }) => {
    if (parameters.media) await globalThis.emulateMedia?.(parameters.media)
  },
}

export default preview
