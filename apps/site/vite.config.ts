import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { bootScript } from './scripts/boot-script.ts'
import { pictures } from './vite-pictures.ts'

/**
 * One chunk for the code of every page, one for code that at least four pages share: small files compress badly, and
 * each is a request. The rest is in the chunks of the pages.
 */
const chunks = [
  // Without the entry, which awaits the page's chunk at the top level: in one chunk both would wait for each other.
  { name: 'frame', tags: ['$initial' as const], test: (id: string) => !id.includes('/entry.client') },
  { name: 'parts', minShareCount: 4 },
]

/** The development server's counterpart of the script that the pre-render writes into every page. */
const developmentBootScript: Plugin = {
  name: 'boot-script',
  apply: 'serve',
  transformIndexHtml: async () => [
    { tag: 'script', children: await bootScript(), injectTo: 'head-prepend' as const },
  ],
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures(), developmentBootScript],
  define: {
    'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(new Date().getFullYear()),
  },
  build: {
    target: 'es2022',
    ...(isSsrBuild
      ? { outDir: 'build/server', copyPublicDir: false }
      : {
          outDir: 'build/client',
          manifest: true,
          modulePreload: { polyfill: false },
          assetsInlineLimit: 0,
          rolldownOptions: { input: 'app/entry.client.tsx', output: { codeSplitting: { groups: chunks } } },
        }),
  },
  ssr: { noExternal: [/^@meridiana\//] },
}))
