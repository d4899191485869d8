import type { Decorator, Preview } from '@storybook/react-vite'
import { createSharedPreview } from '../../../scripts/storybook/preview.tsx'
import '../src/styles/index.css'
import './preview.css'
import './themes.css'
import { componentGuides } from './component-guides'

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
  schemes: { light: 'Light', dark: 'Dark', system: 'System' },
  themes: { default: 'Default', 'casa-meridiana': 'Casa Meridiana', 'other-hotel': 'Another hotel' },
})

const preview: Preview = {
  ...shared,
  // Storybook reads `tags` from the source code of this file, so `tags` cannot be imported.
  tags: ['autodocs'],
  decorators: [page],
  parameters: {
    ...shared.parameters,
    options: { storySort: { order: ['Introduction', 'Theming', 'Contrast', 'Components'] } },
  },
  beforeEach: async ({ parameters }) => {
    if (parameters.media) await globalThis.emulateMedia?.(parameters.media)
  },
}

export default preview
