import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { compareScreenshots } from './compare.ts'

function picture(width: number, height: number, grey: number) {
  const png = new PNG({ width, height })
  png.data.fill(grey)
  return PNG.sync.write(png)
}

it('reports no difference between equal pictures', () => {
  expect(compareScreenshots(picture(4, 3, 255), picture(4, 3, 255))).toBeUndefined()
})

it('counts a pixel that differs by the least step of a colour', () => {
  const png = PNG.sync.read(picture(4, 3, 255))
  png.data[0] = 254
  expect(compareScreenshots(picture(4, 3, 255), PNG.sync.write(png))?.differingPixels).toBe(1)
})

it('counts the rows by which a picture has grown', () => {
  expect(compareScreenshots(picture(4, 3, 255), picture(4, 5, 255))?.differingPixels).toBe(8)
})
