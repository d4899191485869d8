/** Crops a detail from a large approved picture, which gives a new picture without rendering. */
import sharp from 'sharp'
import { masterPath } from './state.mjs'

export async function cropPicture({ cut, size: [width, height] }, png) {
  const master = masterPath({ id: cut.of })
  const whole = await sharp(master).metadata()
  const [left, top] = [Math.round(cut.from[0] * whole.width), Math.round(cut.from[1] * whole.height)]
  if (left + width > whole.width || top + height > whole.height) throw new Error(`the detail leaves ${cut.of}`)
  await sharp(master).extract({ left, top, width, height }).png().toFile(png)
}
