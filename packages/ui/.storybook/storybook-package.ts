import type { StorybookPackage } from '../../../scripts/storybook/preview.tsx'
import * as ui from '../src'
import { messages } from '../test/messages'
import '../src/styles/index.css'
import '../test/story-page.css'

export const storybookPackage: StorybookPackage = { modules: { '@meridiana/ui': ui }, texts: [messages] }
