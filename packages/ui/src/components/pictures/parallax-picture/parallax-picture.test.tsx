import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Picture from '../picture/picture'
import { ParallaxPicture } from './parallax-picture'

const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

it('moves its picture slower than the page, and always covers the band', async () => {
  await page.viewport(1280, 800)
  await render(
    <div style={{ paddingBlock: '900px' }}>
      <ParallaxPicture>
        <Picture.Root src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="" width={1} height={1} />
      </ParallaxPicture>
    </div>,
  )
  const band = document.querySelector('[data-slot=ui-parallax-picture]') as HTMLElement
  const picture = document.querySelector('[data-slot=ui-picture]') as HTMLElement
  const at = async (top: number) => {
    window.scrollTo(0, band.offsetTop - top)
    await frame()
    return { band: band.getBoundingClientRect(), picture: picture.getBoundingClientRect() }
  }
  const low = await at(700)
  const high = await at(-400)
  expect(low.band.top - high.band.top).toBeCloseTo(1100, 0)
  expect(low.picture.top - high.picture.top).toBeLessThan(1050)
  for (const place of [low, high]) {
    expect(place.picture.top).toBeLessThanOrEqual(place.band.top)
    expect(place.picture.bottom).toBeGreaterThanOrEqual(place.band.bottom)
  }
})
