import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'

/** A rectangle of the viewport, px. */
interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** An element with text over a picture, and the selector of the text elements in it. */
export interface TextOverPicture {
  container: Locator
  texts: string
}

/**
 * The lowest WCAG contrast of light text (`#fbf8f1`) with the brightest pixel behind any of its lines, at the current
 * scroll position, for each of the given parts of the page.
 *
 * @param hiding the CSS property that hides the text during the screenshot: `visibility` hides the whole container.
 * `color` hides only the text, for a container that darkens the picture and so must stay visible
 */
export async function findLowestTextContrasts(
  page: Page,
  parts: TextOverPicture[],
  hiding: 'visibility' | 'color' = 'visibility',
) {
  const boxes = await Promise.all(parts.map(({ container, texts }) => textBoxes(container, texts)))
  const setStyle = (value: string) =>
    Promise.all(
      parts.map(({ container }) =>
        container.evaluate((element, [name, to]) => element.style.setProperty(name, to), [
          hiding,
          value,
        ] as const),
      ),
    )
  await setStyle(hiding === 'color' ? 'transparent' : 'hidden')
  const contrasts = await lowestContrasts(page, boxes)
  await setStyle('')
  return contrasts
}

/** The WCAG contrast of light text (`#fbf8f1`) with the brightest pixel inside the boxes of each part. */
async function lowestContrasts(page: Page, parts: Box[][]) {
  const clip = around(parts.flat())
  const png = await page.screenshot({ clip })
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return parts.map((boxes) => {
    if (boxes.length === 0) throw new Error('There is no text whose contrast could be measured.')
    let brightest = 0
    for (const box of boxes)
      for (let y = Math.floor(box.y - clip.y); y < Math.min(box.y - clip.y + box.height, info.height); y += 1)
        for (let x = Math.floor(box.x - clip.x); x < Math.min(box.x - clip.x + box.width, info.width); x += 1)
          brightest = Math.max(brightest, luminance(data, (y * info.width + x) * info.channels))
    // 0.939 is the relative luminance of the text, `#fbf8f1`.
    return (0.939 + 0.05) / (brightest + 0.05)
  })
}

/** The relative luminance of WCAG for each value of a channel. */
const linear = Array.from({ length: 256 }, (_, value) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
)

/** The relative luminance of a pixel. Reads the channels by index: destructuring takes ten times as long. */
const luminance = (data: Uint8Array, pixel: number) => {
  const channel = (index: number) => linear[data[pixel + index] ?? 0] ?? 0
  return 0.2126 * channel(0) + 0.7152 * channel(1) + 0.0722 * channel(2)
}

/** The smallest box of whole pixels around the given boxes. */
function around(boxes: Box[]): Box {
  const x = Math.floor(Math.max(0, Math.min(...boxes.map((box) => box.x))))
  const y = Math.floor(Math.max(0, Math.min(...boxes.map((box) => box.y))))
  const right = Math.ceil(Math.max(...boxes.map((box) => box.x + box.width)))
  const bottom = Math.ceil(Math.max(...boxes.map((box) => box.y + box.height)))
  return { x, y, width: right - x, height: bottom - y }
}

/** The box of each line of visible text, in viewport coordinates. */
function textBoxes(container: Locator, texts: string): Promise<Box[]> {
  return container.evaluate((root, selector) => {
    const range = document.createRange()
    return [...root.querySelectorAll(selector)].flatMap((element) => {
      const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT, (text) =>
        (text.parentElement?.getBoundingClientRect().width ?? 0) > 1
          ? NodeFilter.FILTER_ACCEPT
          : NodeFilter.FILTER_REJECT,
      )
      const boxes: Box[] = []
      while (nodes.nextNode()) {
        range.selectNodeContents(nodes.currentNode)
        boxes.push(...[...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height })))
      }
      return boxes
    })
  }, texts)
}
