import sharp from 'sharp'
import { expect, it } from 'vitest'
import { parsePage } from './pages.ts'
import { drawSocialImage, findPhotograph } from './social-images.ts'

const picture = (name: string) => new URL(`../pictures/${name}.webp`, import.meta.url).pathname

const draw = (title: string, name = 'road') => drawSocialImage(title, picture(name))

it('is a JPEG of 1200 × 630 px and at most 150 KiB', async () => {
  const jpeg = await draw('Classic Italian Hotel in Vicenza', 'hero-garden')
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  expect(jpeg.length).toBeLessThanOrEqual(150 * 1024)
})

/** Counts the light pixels in a band of the picture; `top` is the distance of the band from the upper edge. */
async function lightPixels(jpeg: Buffer, top: number, height: number) {
  const { data } = await sharp(jpeg)
    .extract({ left: 0, top, width: 1200, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return data.filter((value) => value > 225).length
}

it('shows the title in light letters on the darkened lower edge', async () => {
  const jpeg = await draw('Datenschutzerklärung', 'stair')
  expect(await lightPixels(jpeg, 500, 90)).toBeGreaterThan(2500)
  const longer = await draw('Quadrupla Classica, das Zimmer im alten Kornspeicher', 'stair')
  expect(await lightPixels(longer, 420, 90)).toBeGreaterThan(2500)
})

it('darkens the lower edge in its whole width', async () => {
  const edge = sharp(await draw('FAQ', 'linen')).extract({ left: 0, top: 600, width: 1200, height: 30 })
  expect(Math.max(...(await edge.greyscale().raw().toBuffer()))).toBeLessThan(100)
})

it('keeps a margin of 60 px around a long title', async () => {
  const jpeg = await draw(
    'Verona, Venedig und Padua: drei Städte, die von Vicenza aus im Zug zu erreichen sind',
    'key',
  )
  for (const left of [0, 1150]) {
    const { data } = await sharp(jpeg)
      .extract({ left, top: 380, width: 50, height: 250 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(Math.max(...data)).toBeLessThan(225)
  }
})

it('throws if the title does not fit in two lines', async () => {
  await expect(draw('A very long title '.repeat(9))).rejects.toThrow('too long')
})

it('sets letters with accents', async () => {
  const plain = await draw('Citta piu', 'key')
  expect(plain.equals(await draw('Città più', 'key'))).toBe(false)
})

it('keeps the parts of a word with a hyphen on one line', async () => {
  // Balanced lines would break after the hyphen, which is closer to the middle than the space after the word.
  const hyphen = await lightPixels(
    await draw('Pool, Palladio, Berici-Hügel: ein Tag bei Vicenza', 'key'),
    430,
    60,
  )
  const space = await lightPixels(
    await draw('Pool, Palladio, Berici Hügel: ein Tag bei Vicenza', 'key'),
    430,
    60,
  )
  expect(hyphen).toBeGreaterThan(space)
})

const createPage = (path: string, main: string) =>
  parsePage(
    'it/index.html',
    `<link rel="alternate" hrefLang="x-default" href="https://hotel.example${path}"/><main>${main}</main>`,
  )

it('has the first photograph of the page below the title', () => {
  const plate = '<img src="/plates/villa.svg"><img src="/assets/villa-Ab_-1234.webp">'
  const main = `${plate}<img src="/assets/hero-garden-A-b_1234.webp"><img src="/assets/key-Ab_-1234.webp">`
  expect(findPhotograph(createPage('/rooms', main))).toBe(picture('hero-garden'))
})

it('has the chosen photograph on a page without one, in every language', () => {
  expect(findPhotograph(createPage('/faq', ''))).toBe(picture('stair'))
})

it('has the usual photograph on any other page without one', () => {
  expect(findPhotograph(createPage('/spa', ''))).toBe(picture('villa-dusk'))
})
