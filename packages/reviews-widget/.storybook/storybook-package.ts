import type { StorybookPackage } from '../../../scripts/storybook/preview.tsx'
import * as reviews from '../src'
import { de } from '../src/locales/de'
import { en } from '../src/locales/en'
import { it } from '../src/locales/it'
import { he } from '../test/he'
import '../src/styles/index.css'

export const storybookPackage: StorybookPackage = {
  modules: { '@meridiana/reviews-widget': reviews },
  texts: [{ en, it, de, he }],
}
