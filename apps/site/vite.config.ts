import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pictures } from './vite-pictures.ts'

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pictures()],
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
          rolldownOptions: { input: 'app/entry.client.tsx' },
        }),
  },
  ssr: { noExternal: [/^@meridiana\//] },
}))
