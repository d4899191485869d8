import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { componentDocsPlugin } from '../../../scripts/component-docs/vite-plugin.ts'
import { withoutBuildWarnings } from '../../../scripts/storybook/vite-options.ts'

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['*.mdx', '../src/**/*.stories.tsx'],
  // Turns off Storybook's own reader of props. `componentDocsPlugin` reads the props with the TypeScript compiler.
  typescript: { reactDocgen: false },
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  viteFinal: (vite) => withoutBuildWarnings(vite, { plugins: [componentDocsPlugin(packageFolder)] }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
