/** URL of the server bundle, which renders the pages. `vite build --ssr` writes it. */
const url = new URL('../../build/server/entry.server.js', import.meta.url)

/** The exports of `entry.server.tsx`, from the server build. */
export const serverBundle: typeof import('../../app/entry.server.tsx') = await import(url.href)
