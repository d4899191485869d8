import {
  type ImageConfig,
  imagetools,
  type OutputFormat,
  type ProcessedImage,
  resolveConfigs,
} from 'vite-imagetools'
import type { PictureFiles, PictureSource } from './components/pictures/picture/picture'

/** Widths in px and AVIF quality of a picture that is not cropped. */
const whole = { widths: [480, 960, 1600, 2400], quality: '50' }
/** Settings of the portrait crop of full-screen pictures, for phones. A smaller picture has narrower crops. */
const upright = { widths: [640, 1000], ratio: 1.5, quality: '45', media: '(width < 48rem)' }

/** The cache of vite-imagetools. Written here, because CommonJS cannot import the types of an ES module. */
interface CacheOptions {
  /** @default true */
  enabled?: boolean
  /** The folder of the encoded pictures. @default './node_modules/.cache/imagetools' */
  dir?: string
  /** How long an encoded picture is kept, s. @default for ever */
  retention?: number
}

/**
 * Vite plugin for pictures, a preset of vite-imagetools: `import loggia from './loggia.webp?picture'` gives a
 * `PictureFiles` with AVIF files in several widths, one WebP file for browsers without AVIF, and a preview of four pixels.
 * `?upright=right&picture` adds a portrait crop for narrow screens, which keeps the right side. `w=480;960` sets other
 * widths. With `cache.dir` in the repository a fresh build does not encode the pictures again.
 */
export const pictures = ({ cache = {} }: { cache?: CacheOptions } = {}): { name: string } =>
  imagetools({
    cache,
    defaultDirectives: async ({ searchParams }, metadata) => {
      if (!searchParams.has('picture')) return new URLSearchParams()
      const crops = searchParams.has('upright') ? cropWidths(await metadata()) : []
      return new URLSearchParams({ as: 'data', w: whole.widths.join(';'), crops: crops.join(';') })
    },
    resolveConfigs: (entries, formats) => {
      const { picture, w = [], crops = [], upright: [side] = [] } = Object.fromEntries(entries)
      return picture
        ? configsOf(w, side ? { side, widths: crops } : undefined)
        : resolveConfigs(entries, formats)
    },
    extendOutputFormats: (formats) => ({ ...formats, data: pictureData }),
  })

/** The widths of the portrait crops within a picture: vite-imagetools leaves a picture whole that is too small for a crop. */
function cropWidths({ width = 0, height = 0 }: { width?: number; height?: number }) {
  const largest = Math.floor(Math.min(width, height / upright.ratio))
  return [...new Set(upright.widths.map((w) => Math.min(w, largest)))]
}

/** The order of the properties is part of the file names in the cache. */
function configsOf(widths: string[], crop?: { side: string; widths: string[] }): ImageConfig[] {
  const avif = { format: 'avif', effort: '2' }
  const crops = crop?.widths.map((w) => ({
    ...avif,
    w,
    h: `${Math.floor(Number(w) * upright.ratio)}`,
    fit: 'cover',
    position: crop.side,
    quality: upright.quality,
  }))
  return [
    ...(crops ?? []),
    ...widths.map((w) => ({ ...avif, w, quality: whole.quality })),
    { format: 'webp', w: widths[1] ?? widths[0] ?? '', quality: '76' },
  ]
}

const pictureData: OutputFormat = () => async (images) => {
  const crops = images.filter(({ config }) => config.h)
  const wholes = images.filter(({ config }) => !config.h && config.format === 'avif')
  const largest = wholes.at(-1)
  const fallback = images.find(({ config }) => config.format === 'webp')
  if (!largest || !fallback)
    throw new Error('ui: vite-imagetools encoded no file of a picture, so there is nothing to show.')
  return {
    src: fallback.src,
    width: largest.info.width ?? 0,
    height: largest.info.height ?? 0,
    sources: [...(crops.length > 0 ? [sourceOf(crops, upright.media)] : []), sourceOf(wholes)],
    preview: await previewOf(fallback),
  } satisfies PictureFiles
}

function sourceOf(images: ProcessedImage[], media?: string): PictureSource {
  const { width, height } = images.at(-1)?.info ?? {}
  return {
    type: 'image/avif',
    srcSet: images.map(({ src, info }) => `${src} ${info.width}w`).join(', '),
    ...(media ? { media, width, height } : {}),
  }
}

/** Four pixels, which the browser enlarges to a soft surface in the colours of the picture. */
async function previewOf({ image }: ProcessedImage) {
  const tiny = await image
    .clone()
    .resize({ width: 2, height: 2, fit: 'fill' })
    .gif({ colours: 4, dither: 0 })
    .toBuffer()
  return `data:image/gif;base64,${tiny.toString('base64')}`
}
