import type { StorybookConfig } from '@storybook/react-vite'
import { storybookBuild } from '../../../scripts/storybook.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) => storybookBuild(vite),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
