import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

/** Puts the picture on a larger transparent canvas, at its upper left. */
function onCanvas(picture: PNG, width: number, height: number) {
  if (picture.width === width && picture.height === height) return picture
  const canvas = new PNG({ width, height })
  PNG.bitblt(picture, canvas, 0, 0, picture.width, picture.height, 0, 0)
  return canvas
}

/**
 * Compares two PNGs pixel by pixel: both were taken on the same machine, so any pixel that differs counts.
 * @returns undefined when they are equal, else the number of differing pixels and a picture that marks them
 */
export function compareScreenshots(before: Buffer, after: Buffer) {
  if (before.equals(after)) return undefined
  const [a, b] = [PNG.sync.read(before), PNG.sync.read(after)]
  const width = Math.max(a.width, b.width)
  const height = Math.max(a.height, b.height)
  const difference = new PNG({ width, height })
  const differingPixels = pixelmatch(
    onCanvas(a, width, height).data,
    onCanvas(b, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0, includeAA: true },
  )
  return differingPixels === 0 ? undefined : { differingPixels, picture: PNG.sync.write(difference) }
}
