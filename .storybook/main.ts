import tailwindcss from '@tailwindcss/vite'
import { createStorybook, storiesIn } from '../scripts/storybook/main.ts'

/** The Storybook of all packages. */
export default createStorybook(
  [
    '*.mdx',
    '../stories/*.stories.tsx',
    ...storiesIn('../packages/ui', 'UI'),
    ...storiesIn('../packages/reviews-widget', 'Reviews'),
    ...storiesIn('../packages/consent', 'Consent'),
  ],
  [tailwindcss()],
)
