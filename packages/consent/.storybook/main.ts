import type { StorybookConfig } from '@storybook/react-vite'
import { withoutBuildWarnings } from '../../../scripts/storybook.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) => withoutBuildWarnings(vite),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
