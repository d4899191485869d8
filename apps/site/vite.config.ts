import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { compileBootScript } from './scripts/inline-scripts.ts'
import { shortClassNamesPlugin } from './vite-class-names.ts'
import { assetFileName, differentPicturesPlugin, picturesPlugin } from './vite-pictures.ts'
import { shortSlotNamesPlugin } from './vite-slot-names.ts'

/**
 * The shared chunks. `frame` has the code that every page needs, `booking` has the booking form, `slides` has the code
 * that changes slides, `embla` has the carousel engine, `radix` has the dialogs and tabs, and `parts` has all other code
 * that at least four pages share. Fewer and larger files need fewer requests and compress better. The rest of the code
 * is in the chunks of its pages.
 */
const chunks = [
  // `frame` leaves out the entry. At its top level the entry awaits the page's chunk, and the page's chunk imports
  // `frame`: if `frame` contained the entry, the two chunks would wait for each other.
  { name: 'frame', tags: ['$initial' as const], test: (id: string) => !id.includes('/entry.client') },
  { name: 'booking', test: /\/booking-(search|form|bar)/ },
  { name: 'slides', test: /\/use-(autoplay|slideshow|slides-to-load)/ },
  { name: 'embla', test: /\/(embla-carousel|use-selected-slide|is-active-or-adjacent-slide)/ },
  {
    name: 'radix',
    test: /\/(@radix-ui|react-remove-scroll(-bar)?|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce)\//,
  },
  { name: 'parts', minShareCount: 4 },
]

/**
 * The chunks with the code of the menu and the lightbox. Chromium compiles all functions of these chunks when it loads
 * them (https://v8.dev/blog/explicit-compile-hints). It would otherwise compile each function at its first call, in the
 * task that opens the menu or the lightbox: a fifth of the length of this task.
 */
const compiledOnLoad = ['radix', 'embla', 'overlay-menu-panel', 'lightbox']

/** Fails the build when a name in `compiledOnLoad` is the name of no chunk, for example after its module is renamed. */
const compiledOnLoadExists: Plugin = {
  name: 'compiled-on-load-exists',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  generateBundle(_options, bundle) {
    const names = Object.values(bundle).map(({ name }) => name)
    for (const name of compiledOnLoad)
      if (!names.includes(name)) this.error(`compiledOnLoad in vite.config.ts: no chunk is named "${name}"`)
  },
}

/** Adds the inline script `app/boot.ts` to the page of the development server. Built pages get it from `prerender.ts`. */
const developmentBootScript: Plugin = {
  name: 'boot-script',
  apply: 'serve',
  transformIndexHtml: async () => [
    { tag: 'script', children: await compileBootScript(), injectTo: 'head-prepend' as const },
  ],
}

/**
 * Gives `lib/browser-router.ts`, which loads late, its own copy of the router modules of React Router. The first load
 * of every page needs only a few constants from these modules. If both shared one copy, the first load would contain
 * the code of the whole router.
 */
const routerCopy: Plugin = {
  name: 'router-copy',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer?.endsWith(COPY) && !importer?.endsWith('/lib/browser-router.ts')) return
    const resolved = await this.resolve(source, importer.replace(COPY, ''), { ...options, skipSelf: true })
    if (
      !resolved ||
      !/\/react-router\/dist\/\w+\/(index|lib\/dom\/lib|lib\/router\/\w+)\.js$/.test(resolved.id)
    )
      return resolved
    return { ...resolved, id: resolved.id + COPY, moduleSideEffects: false }
  },
}
const COPY = '?copy'

/**
 * Keeps i18next, which loads late, out of the first load of every page. `react-i18next` imports one function from it,
 * for keys that are functions. The site has no such keys, so the function is replaced.
 */
const keysAreTexts: Plugin = {
  name: 'keys-are-texts',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'i18next' && importer?.includes('/react-i18next/') ? KEYS_ARE_TEXTS : undefined,
  load: (id) =>
    id === KEYS_ARE_TEXTS
      ? 'export const keyFromSelector = () => { throw new Error("site: a translation key is a function") }'
      : undefined,
}
const KEYS_ARE_TEXTS = '\0keys-are-texts'

/**
 * Makes React's markers plain objects. React throws five errors as markers, which it creates when its code is evaluated.
 * While Lighthouse or developer tools are attached, the browser determines the source position of each new error, for
 * which it parses all of React again: a task of 20 ms on a computer, which is 100 ms on the phone of Lighthouse.
 */
const markersWithoutStack: Plugin = {
  name: 'markers-without-stack',
  apply: 'build',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler(code) {
      const changed = code.replace(
        /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g,
        '$1 = Object.create(Error.prototype, { message: { value: $2 } })',
      )
      if (changed === code) this.warn('React no longer creates its markers as markers-without-stack expects')
      return changed
    },
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    shortClassNamesPlugin(),
    shortSlotNamesPlugin(),
    differentPicturesPlugin,
    picturesPlugin(),
    routerCopy,
    keysAreTexts,
    markersWithoutStack,
    compiledOnLoadExists,
    developmentBootScript,
  ],
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
  },
  build: {
    target: 'es2022',
    ...(isSsrBuild
      ? {
          outDir: 'build/server',
          copyPublicDir: false,
          rolldownOptions: { output: { assetFileNames: assetFileName } },
        }
      : {
          outDir: 'build/client',
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: {
            input: 'app/entry.client.tsx',
            output: {
              assetFileNames: assetFileName,
              codeSplitting: { groups: chunks },
              postBanner: ({ name }) => (compiledOnLoad.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
            },
          },
        }),
  },
  ssr: { noExternal: [/^@meridiana\//] },
}))
