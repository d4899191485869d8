import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Picture from '../picture/picture'
import { ParallaxPicture } from './parallax-picture'

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('moves its picture slower than the page, and the picture always covers the frame', async () => {
  await page.viewport(1280, 800)
  await render(
    <div style={{ paddingBlock: '900px' }}>
      <ParallaxPicture>
        <Picture.Root src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width={1} height={1} />
      </ParallaxPicture>
    </div>,
  )
  const parallax = document.querySelector('[data-slot=ui-parallax-picture]') as HTMLElement
  const picture = document.querySelector('[data-slot=ui-picture]') as HTMLElement
  const boxesAt = async (top: number) => {
    window.scrollTo(0, parallax.offsetTop - top)
    await frame()
    return { parallax: parallax.getBoundingClientRect(), picture: picture.getBoundingClientRect() }
  }
  const low = await boxesAt(700)
  const high = await boxesAt(-400)
  expect(low.parallax.top - high.parallax.top).toBeCloseTo(1100, 0)
  expect(low.picture.top - high.picture.top).toBeLessThan(1050)
  for (const boxes of [low, high]) {
    expect(boxes.picture.top).toBeLessThanOrEqual(boxes.parallax.top)
    expect(boxes.picture.bottom).toBeGreaterThanOrEqual(boxes.parallax.bottom)
  }
})
