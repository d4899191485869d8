import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Header from './header'

const state = () => document.querySelector('header')?.dataset.state

/** A page whose hero is 700 px high, below nothing: the header lies over it. */
async function show(props: { solid?: boolean; hero?: string } = { hero: 'hero' }) {
  await page.viewport(1280, 800)
  await render(
    <>
      <Header.Root {...props} />
      <section id="hero" style={{ height: '700px' }} />
      <main style={{ height: '2000px' }} />
    </>,
  )
  const end = window.scrollY + (document.getElementById('hero')?.getBoundingClientRect().bottom ?? 0)
  const header = document.querySelector('header')?.offsetHeight ?? 0
  /** Scrolls so far that the hero's bottom edge is this far below the header's. */
  return (gap: number) => window.scrollTo(0, end - header - gap)
}

describe('the header over a hero', () => {
  it('is transparent at the top of the page', async () => {
    await show()
    window.scrollTo(0, 0)
    await expect.poll(state).toBe('over')
  })

  it('turns solid once the hero ends within 8 px below it, and back', async () => {
    const leave = await show()
    leave(9)
    await expect.poll(state).toBe('over')
    leave(7)
    await expect.poll(state).toBe('solid')
    leave(9)
    await expect.poll(state).toBe('over')
  })

  it('stays solid while it is told so', async () => {
    await show({ hero: 'hero', solid: true })
    window.scrollTo(0, 0)
    expect(state()).toBe('solid')
  })
})

it('is solid from the start on a page without a hero', async () => {
  await show({})
  window.scrollTo(0, 0)
  expect(state()).toBe('solid')
})

it('is solid where the hero that it was promised is missing', async () => {
  await show({ hero: 'no-such-hero' })
  await expect.poll(state).toBe('solid')
})
