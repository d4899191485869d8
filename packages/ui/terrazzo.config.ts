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
      // The theme limits the radius of a field to the first. The others are for design tools: no property would be read.
      exclude: ['border-radius.small', 'breakpoint.**', 'space.inside.**'],
      variableName: ({ id }) => `--ui-${id.replaceAll('.', '-')}`,
      // Design tools count in pixels. In a browser sizes, but not the focus ring, follow the visitor's text size.
      transform: (token) =>
        token.$type === 'dimension' && !token.aliasOf && !token.id.startsWith('focus.')
          ? `${token.$value.value / 16}rem`
          : undefined,
    }),
  ],
})
