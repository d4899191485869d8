/** Completes what `react-router build` wrote, after which any static host can serve `build/client`. */
import { fileURLToPath } from 'node:url'
import { compressTextFiles } from './compress.ts'
import { writeHostFiles } from './hosts.ts'
import { writeIcons } from './icons.ts'
import { moveNotFoundPages, readPages } from './pages.ts'
import { writePolicies } from './policy.ts'
import { writeSitemap } from './sitemap.ts'
import { writeSocialImages } from './social-images.ts'
import { writeWebManifests } from './web-manifest.ts'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))

await moveNotFoundPages(folder)
const pages = await readPages(folder)
await writePolicies(folder, pages)
await writeSitemap(folder, pages)
await writeSocialImages(folder, pages)
await writeIcons(folder)
await writeWebManifests(folder, pages)
await writeHostFiles(folder)
await compressTextFiles(folder)
