import type { StorybookConfig } from '@storybook/react-vite'
import { withoutBuildWarnings } from '../scripts/storybook/vite-options.ts'
import { books } from './books.ts'

/** The entry to the three Storybooks: one sidebar and one search for all of them. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['*.mdx'],
  addons: ['@storybook/addon-docs'],
  // The pictures of ui's stories, whose paths begin at the root of the host.
  staticDirs: ['../packages/ui/.storybook/public'],
  refs: (_, { configType }) =>
    Object.fromEntries(
      books.map(({ id, title, port }) => [
        id,
        { title, url: configType === 'DEVELOPMENT' ? `http://localhost:${port}` : `./${id}` },
      ]),
    ),
  viteFinal: (vite) => withoutBuildWarnings(vite),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
