import type { StorybookConfig } from '@storybook/react-vite'
import { withoutBuildWarnings } from '../scripts/storybook/vite-options.ts'
import { storybooks } from './storybooks.ts'

/** Combines the Storybooks of the three packages under one sidebar and one search. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['*.mdx'],
  addons: ['@storybook/addon-docs'],
  // The page “What is where” shows stories of ui as thumbnails. The pictures in these stories have absolute paths, so
  // this Storybook must serve them too.
  staticDirs: ['../packages/ui/.storybook/public'],
  refs: (_, { configType }) =>
    Object.fromEntries(
      storybooks.map(({ id, title, port }) => [
        id,
        { title, url: configType === 'DEVELOPMENT' ? `http://localhost:${port}` : `./${id}` },
      ]),
    ),
  viteFinal: (vite) => withoutBuildWarnings(vite),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
