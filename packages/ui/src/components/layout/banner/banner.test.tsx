import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { CardLink } from '../../actions/card-link/card-link'
import { TextLink } from '../../actions/text-link/text-link'
import { BackLink } from '../../navigation/back-link/back-link'
import { ParallaxPicture } from '../../pictures/parallax-picture/parallax-picture'
import * as Picture from '../../pictures/picture/picture'
import { Heading } from '../../typography/heading/heading'
import { Banner } from './banner'

const dot = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 1, height: 1, alt: '' }
const box = (slot: string) =>
  (document.querySelector(`[data-slot=ui-${slot}]`) as HTMLElement).getBoundingClientRect()

it('is filled by a picture of any aspect ratio', async () => {
  await page.viewport(1280, 800)
  await render(<Banner media={<Picture.Root {...dot} />} />)
  expect(box('picture').height).toBe(box('banner').height)
  expect(box('picture').width).toBe(box('banner').width)
})

it('is filled by a ParallaxPicture, whose default height it overrides', async () => {
  await page.viewport(1280, 800)
  const picture = (
    <ParallaxPicture>
      <Picture.Root {...dot} />
    </ParallaxPicture>
  )
  await render(<Banner media={picture} />)
  expect(box('parallax-picture').height).toBe(box('banner').height)
})

it('places the back link of an opening at the top and the text at the bottom', async () => {
  await page.viewport(1280, 800)
  await render(
    <Banner size="opening" back={<BackLink href="#rooms">All rooms</BackLink>}>
      <Heading>Suite</Heading>
    </Banner>,
  )
  expect(box('banner').height).toBeGreaterThan(600)
  expect(box('back-link').bottom).toBeLessThan(box('banner').height / 3)
  expect(box('heading').top).toBeGreaterThan(box('banner').height / 2)
})

it('opens its CardLink on a press anywhere, and shows the focus ring on the link', async () => {
  await page.viewport(1280, 800)
  await render(
    <Banner media={<Picture.Root {...dot} />}>
      <CardLink asChild>
        <TextLink href="#restaurant">To the restaurant</TextLink>
      </CardLink>
    </Banner>,
  )
  const hit = document.elementFromPoint(1200, box('banner').top + 20)
  expect(hit?.closest('a')?.getAttribute('href')).toBe('#restaurant')
  await userEvent.tab()
  expect(document.activeElement && getComputedStyle(document.activeElement).outlineStyle).toBe('solid')
})

it('grows with its text in a short window', async () => {
  await page.viewport(320, 480)
  await render(
    <Banner size="opening" back={<BackLink href="#rooms">All rooms</BackLink>}>
      <Heading size="h1">{'Reservations '.repeat(20)}</Heading>
    </Banner>,
  )
  expect(box('heading').top).toBeGreaterThan(box('back-link').bottom)
  expect(box('heading').bottom).toBeLessThan(box('banner').bottom)
})

it('moves the parallax picture inside it slower than the page', async () => {
  await page.viewport(1280, 800)
  await render(
    <div style={{ paddingBlock: '900px' }}>
      <Banner
        media={
          <ParallaxPicture>
            <Picture.Root {...dot} />
          </ParallaxPicture>
        }
      />
    </div>,
  )
  const picture = document.querySelector('[data-slot=ui-picture]') as HTMLElement
  const place = async (top: number) => {
    window.scrollTo(0, top)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    return window.scrollY + picture.getBoundingClientRect().top
  }
  expect((await place(900)) - (await place(300))).toBeGreaterThan(20)
})
