import { pictures } from '@meridiana/ui/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { BROWSER_TARGETS } from '../../scripts/browser-targets'

/** Fewer and larger chunks: the home page would otherwise load 70 scripts. */
const chunks = [
  {
    name: 'vendor',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|react-i18next|use-sync-external-store|@radix-ui\/react-(slot|compose-refs))\//,
  },
  {
    name: 'radix',
    test: /\/(@radix-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce)\//,
  },
  { name: 'embla', test: /\/(embla-carousel|use-selected-slide|is-active-or-adjacent-slide)/ },
  {
    name: 'frame',
    test: /\/app\/(root|layout|page(-error-boundary)?\.|i18n|hooks|first-view|lib\/(languages|widgets)|sections\/(frame\/(site-(header|consent-provider)|failed-load-notice|loading-bar|language)|shared\/(page|external)))/,
  },
  { name: 'parts', minShareCount: 3 },
]

/** A shorter hash than Vite's default, because the home page has the names of 150 pictures. */
const assetFileNames = 'assets/[name]-[hash:3][extname]'

export default defineConfig({
  plugins: [reactRouter(), pictures({ cache: { dir: './pictures/encoded' } })],
  build: { target: BROWSER_TARGETS, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { assetFileNames, codeSplitting: { groups: chunks } } } } },
    // The pages contain the text of some functions of the server build.
    ssr: { build: { minify: true, rolldownOptions: { output: { assetFileNames } } } },
  },
  ssr: { noExternal: [/^@meridiana\//] },
})
