import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reportOlderObservations } from '../../../../test/older-observations'
import '../../../styles/index.css'
import * as Header from './header'

const state = () => document.querySelector('header')?.dataset.state

/** Renders a page that has a header, and a hero 700 px high at the top of the page. */
async function renderPage(props: { solid?: boolean; hero?: string } = { hero: 'hero' }, width = 1280) {
  await page.viewport(width, 800)
  await render(
    <>
      <Header.Root {...props} />
      <section id="hero" style={{ height: '700px' }} />
      <main style={{ height: '2000px' }} />
    </>,
  )
  const end = window.scrollY + (document.getElementById('hero')?.getBoundingClientRect().bottom ?? 0)
  const header = document.querySelector('header')?.offsetHeight ?? 0
  /** Returns a function that scrolls until the hero's bottom edge is `gap` px below the header's bottom edge. */
  return (gap: number) => window.scrollTo(0, end - header - gap)
}

describe('the header over a hero', () => {
  it('is transparent at the top of the page', async () => {
    await renderPage()
    window.scrollTo(0, 0)
    await expect.poll(state).toBe('over')
  })

  it('becomes solid when the hero ends less than 8 px below it, and transparent again at 9 px', async () => {
    const scrollToGap = await renderPage()
    scrollToGap(9)
    await expect.poll(state).toBe('over')
    scrollToGap(7)
    await expect.poll(state).toBe('solid')
    scrollToGap(9)
    await expect.poll(state).toBe('over')
  })

  it('measures from its new height after it grows with the window', async () => {
    await renderPage({ hero: 'hero' }, 900)
    const header = document.querySelector('header') as HTMLElement
    const low = header.offsetHeight
    await expect.poll(state).toBe('over')
    await page.viewport(1280, 800)
    await expect.poll(() => header.offsetHeight).toBeGreaterThan(low)
    window.scrollTo(0, 700 - header.offsetHeight - 9)
    await expect.poll(state).toBe('over')
    window.scrollTo(0, 700 - header.offsetHeight - 7)
    await expect.poll(state).toBe('solid')
  })

  it('stays solid while `solid` is set', async () => {
    await renderPage({ hero: 'hero', solid: true })
    window.scrollTo(0, 0)
    expect(state()).toBe('solid')
  })
})

it('is solid from the start on a page without a hero', async () => {
  await renderPage({})
  window.scrollTo(0, 0)
  expect(state()).toBe('solid')
})

it('is solid when the hero is not on the page', async () => {
  await renderPage({ hero: 'no-such-hero' })
  await expect.poll(state).toBe('solid')
})

describe('the header on a busy page', () => {
  reportOlderObservations()

  it('is transparent over the hero and solid below it', async () => {
    const scrollToGap = await renderPage()
    window.scrollTo(0, 0)
    await expect.poll(state).toBe('over')
    scrollToGap(-100)
    await expect.poll(state).toBe('solid')
  })
})
