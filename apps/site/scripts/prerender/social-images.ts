import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { RenderedPage } from '../../app/entry.server.tsx'
import { drawSocialImage } from './draw-social-image.ts'
import { serverBundle } from './server-bundle.ts'

/**
 * Pictures for the link previews of pages without a photograph of their own, by path. Such a page shows no picture, or
 * only engravings, or the pictures of other pages.
 */
const chosen: Record<string, string> = {
  '/faq': 'stair',
  '/fiere': 'bar-zenit',
  '/getting-here': 'road',
  '/vicenza': 'hero-garden',
  '/vicenza/architecture': 'loggia-arches',
  '/vicenza/day-trips': 'hero-hills',
  '/vicenza/markets': 'breakfast',
  '/vicenza/surroundings': 'villa-dusk',
  '/vicenza/bike-route': 'vineyard',
  '/privacy-policy': 'view-day',
  '/cookie-policy': 'linen',
  '/accessibility': 'corridor',
}

const masters = new URL('../../pictures/', import.meta.url)

/**
 * Path of the file of a picture. The main picture of the suite has no file of its own: it is the morning slide of the
 * home page's hero.
 */
const masterPath = (id: string) =>
  new URL(`${id === 'suite-hero' ? 'hero-morning' : id}.webp`, masters).pathname

/**
 * The picture for the link preview of a page: the one in `chosen`, else the first picture of the page that is not an
 * engraving, else a default picture.
 */
function findMaster({ handle, pictureIds }: RenderedPage) {
  const own = chosen[handle.path ?? '']
  return (own ? [own] : pictureIds).map(masterPath).find(existsSync) ?? masterPath('hero-loggia')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The alternative text of the picture for link previews, which is also the text in the picture. */
function socialImageText(html: string) {
  const text = /<meta property="og:image:alt" content="([^"]+)"/.exec(html)?.[1]
  if (!text) throw new Error('site: a page has no alternative text of its picture for link previews')
  return text.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}

/** Draws the picture of a page for link previews and writes it to `file`. */
export async function writeSocialImage(page: RenderedPage, file: string) {
  const jpeg = await drawSocialImage(socialImageText(page.html), serverBundle.hotel.name, findMaster(page))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, jpeg)
}
