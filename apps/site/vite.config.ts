import { pictures } from '@meridiana/ui/vite'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

/** Fewer and larger chunks: the home page would otherwise load 70 scripts. */
const chunks = [
  {
    name: 'vendor',
    test: /\/node_modules\/(react|react-dom|scheduler|react-router|i18next|i18next-http-backend|react-i18next|use-sync-external-store)\//,
  },
  {
    name: 'radix',
    test: /\/(@radix-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce)\//,
  },
  { name: 'embla', test: /\/(embla-carousel|use-selected-slide|is-active-or-adjacent-slide)/ },
  { name: 'parts', minShareCount: 4 },
]

export default defineConfig({
  plugins: [reactRouter(), pictures({ cache: { dir: './pictures/encoded' } })],
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()) },
  build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } } },
    // The pages contain the text of some functions of the server build.
    ssr: { build: { minify: true } },
  },
  ssr: { noExternal: [/^@meridiana\//] },
})
