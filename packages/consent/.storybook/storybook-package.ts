import type { StorybookPackage } from '../../../scripts/storybook/preview.tsx'
import * as consent from '../src'
import { messagesByLanguage, policyNames } from '../test/story-page'
import '../src/styles/index.css'
import '../test/story-page.css'

// Turns off fade-in animations in tests, because axe measures wrong contrasts in a half-transparent story.
if (import.meta.env.MODE === 'test') document.documentElement.dataset.still = ''

export const storybookPackage: StorybookPackage = {
  modules: { '@meridiana/consent': consent },
  texts: [messagesByLanguage, policyNames],
  provider: {
    path: '@meridiana/consent',
    name: 'ConsentProvider',
    props: 'consent={consent} messages={en}',
    setup: [
      "import { createConsentStore } from '@meridiana/consent/core'",
      "import { en } from '@meridiana/consent/locales/en'",
      '',
      'const consent = createConsentStore()',
    ],
  },
}
