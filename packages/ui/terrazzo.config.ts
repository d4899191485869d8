import { defineConfig } from '@terrazzo/cli'
import css from '@terrazzo/plugin-css'

/** `tz build` writes `tokens.css` from the design tokens in `tokens.json`. */
export default defineConfig({
  tokens: ['./src/styles/tokens.json'],
  outDir: './src/styles',
  plugins: [
    css({
      filename: 'tokens.css',
      legacyHex: true,
      variableName: ({ id }) => `--ui-${id.replaceAll('.', '-')}`,
      // Design tools count in pixels. In a browser sizes follow the text size that the visitor has set.
      transform: (token) =>
        token.$type === 'dimension' && !token.aliasOf ? `${token.$value.value / 16}rem` : undefined,
    }),
  ],
})
