import { expect, type Page, test } from '@playwright/test'
import { codes, languages } from './pages'

/** WCAG contrast of white-ish text with the brightest pixel inside each of the boxes of a picture. */
async function lowestContrast(
  page: Page,
  png: Buffer,
  boxes: { x: number; y: number; width: number; height: number }[],
) {
  const decoder = await page.context().newPage()
  const contrasts = await decoder.evaluate(
    async ({ data, areas }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob())
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(image, 0, 0)
      const channel = (value: number) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      }
      return areas.map(({ x, y, width, height }) => {
        const { data: pixels } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height))
        let brightest = 0
        for (let at = 0; at < pixels.length; at += 4) {
          const [r, g, b] = [pixels[at], pixels[at + 1], pixels[at + 2]].map((value) => channel(value ?? 0))
          brightest = Math.max(brightest, 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0))
        }
        // The text is limewash, #fbf8f1.
        return (0.939 + 0.05) / (brightest + 0.05)
      })
    },
    { data: png.toString('base64'), areas: boxes },
  )
  await decoder.close()
  return contrasts
}

for (const [width, height] of [
  [1440, 860],
  [390, 844],
] as const) {
  for (const language of codes) {
    test(`the words of every slide in ${language} at ${width} px reach 4.5:1 on the brightest pixel beneath`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto(`${languages[language].prefix}/`, { waitUntil: 'networkidle' })
      const slides = page.locator('[data-slot=hero-slide]')
      for (let at = 0; at < (await slides.count()); at += 1) {
        await page.locator('[data-slot=dial-pager-dot]').nth(at).click()
        await page.waitForLoadState('networkidle')
        const words = slides.nth(at).locator('[data-slot=hero-words]')
        const boxes = await words.evaluate((element) => {
          const range = document.createRange()
          return [...element.querySelectorAll('[data-slot=heading], [data-slot=text]')].flatMap((part) => {
            range.selectNodeContents(part)
            return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }))
          })
        })
        await words.evaluate((element) => element.style.setProperty('visibility', 'hidden'))
        const contrasts = await lowestContrast(page, await page.screenshot(), boxes)
        await words.evaluate((element) => element.style.removeProperty('visibility'))
        expect(Math.min(...contrasts), `slide ${at + 1}`).toBeGreaterThanOrEqual(4.5)
      }
    })
  }
}
