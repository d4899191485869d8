import type { Decorator, Preview } from '@storybook/react-vite'
import { createSharedPreview } from '../../../scripts/storybook/preview.tsx'
import '../src/styles/index.css'
import './other-hotel.css'
import './story-page.css'
import { messagesByLanguage, policyLinks } from '../test/story-page'
import { componentGuides } from './component-guides'

// Turns off fade-in animations in tests (`data-still`), because axe measures wrong contrasts in a half-transparent
// story.
if (import.meta.env.MODE === 'test') document.documentElement.dataset.still = ''

const page: Decorator = (Story, { globals }) => (
  <div className="story-page" lang={globals.language} data-scheme={globals.scheme} data-theme={globals.theme}>
    <Story key={globals.language} />
  </div>
)

const shared = createSharedPreview('@meridiana/consent', {
  guides: componentGuides,
  ranges: {},
  translateArgs: (args, language) => ({
    ...args,
    ...(args.policyLinks === policyLinks.en && { policyLinks: policyLinks[language] }),
    ...(args.messages === messagesByLanguage.en && { messages: messagesByLanguage[language] }),
  }),
  modules: async () => ({ '@meridiana/consent': await import('../src') }),
  schemes: { light: 'Light', dark: 'Dark', system: 'System' },
  themes: { default: 'Default', 'other-hotel': 'Another hotel' },
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
}

export default preview
