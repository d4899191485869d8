import type { StorybookConfig } from '@storybook/react-vite'
import tailwindcss from '@tailwindcss/vite'
import { storybookBuild } from '../../../scripts/storybook.ts'

/** The house's own drawings and flags stand in for a property's pictures. */
const pictures = '../../../apps/site/public'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: `${pictures}/drawings`, to: '/drawings' },
    { from: `${pictures}/flags`, to: '/flags' },
    { from: `${pictures}/itineraries`, to: '/itineraries' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => storybookBuild(vite, { plugins: [tailwindcss()] }),
}

export default config
