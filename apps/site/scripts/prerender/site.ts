/** The built server bundle: the site as the pre-render uses it. `vite build --ssr` writes it. */
const url = new URL('../../build/server/entry.server.js', import.meta.url)

export const site: typeof import('../../app/entry.server.tsx') = await import(url.href)
