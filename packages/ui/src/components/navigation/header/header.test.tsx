import { Activity, Fragment, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { reportOlderObservations } from '../../../../test/older-observations'
import '../../../styles/index.css'
import { Button } from '../../actions/button/button'
import * as OverlayMenu from '../overlay-menu/overlay-menu'
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

  it('becomes solid when the hero ends 8 px below it, and transparent again at 9 px', async () => {
    const scrollToGap = await renderPage()
    scrollToGap(9)
    await expect.poll(state).toBe('over')
    scrollToGap(8)
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

it('ignores the hero of a page that React keeps but hides', async () => {
  await page.viewport(1280, 800)
  const hero = <section id="hero" style={{ height: '700px' }} />
  const pages = (shown: 'first' | 'second') => (
    <>
      <Header.Root hero="hero" />
      <Activity mode={shown === 'first' ? 'visible' : 'hidden'}>{hero}</Activity>
      <Activity mode={shown === 'second' ? 'visible' : 'hidden'}>{hero}</Activity>
      <main style={{ height: '2000px' }} />
    </>
  )
  const { rerender } = await render(pages('first'))
  window.scrollTo(0, 0)
  await expect.poll(state).toBe('over')
  await rerender(pages('second'))
  await expect.poll(() => document.querySelectorAll('#hero')[1]?.getClientRects().length).toBe(1)
  window.scrollTo(0, 1000)
  await expect.poll(state).toBe('solid')
  window.scrollTo(0, 0)
  await expect.poll(state).toBe('over')
})

const pageWith = (hero: ReactNode) => (
  <>
    <Header.Root hero="hero" />
    {hero}
    <main style={{ height: '2000px' }} />
  </>
)
const hero = <section id="hero" style={{ height: '700px' }} />

it('is transparent over a hero that replaces another with the same id', async () => {
  await page.viewport(1280, 800)
  const { rerender } = await render(pageWith(<Fragment key="first">{hero}</Fragment>))
  window.scrollTo(0, 0)
  await expect.poll(state).toBe('over')
  await rerender(pageWith(<Fragment key="second">{hero}</Fragment>))
  window.scrollTo(0, 1000)
  await expect.poll(state).toBe('solid')
  window.scrollTo(0, 0)
  await expect.poll(state).toBe('over')
})

it('is transparent over a hero that comes later', async () => {
  await page.viewport(1280, 800)
  const { rerender } = await render(pageWith(undefined))
  window.scrollTo(0, 0)
  await expect.poll(state).toBe('solid')
  await rerender(pageWith(hero))
  await expect.poll(state).toBe('over')
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

it('keeps the name away from a round button and from the bottom on a phone', async () => {
  await page.viewport(390, 800)
  const { style } = document.documentElement
  const bar = (name: string) => (
    <Header.Root>
      <OverlayMenu.Trigger aria-label="Menu" />
      <Header.Brand href="#home">
        <svg aria-hidden="true" width="28" height="28" />
        <span>{name}</span>
      </Header.Brand>
      <Header.Actions>
        <Button size="compact">Reserve now</Button>
      </Header.Actions>
    </Header.Root>
  )
  const { rerender } = await render(bar('Casa'))
  const header = document.querySelector('header') as HTMLElement
  expect(header.offsetHeight).toBe(72)
  style.setProperty('--meridiana-radius-control', '999px')
  await rerender(bar('Landgasthof Sonnenuhr am Weiher'))
  const name = document.querySelector('header span')?.getBoundingClientRect() as DOMRect
  const button = header.querySelector('[data-slot=ui-button]')?.getBoundingClientRect() as DOMRect
  style.removeProperty('--meridiana-radius-control')
  expect(name.height).toBeGreaterThan(40)
  expect(button.left - name.right).toBeGreaterThanOrEqual(16)
  expect(header.getBoundingClientRect().bottom - name.bottom).toBeGreaterThanOrEqual(8)
})

it('does not scroll the page when something inside it gets the focus', async () => {
  await page.viewport(1280, 800)
  document.documentElement.style.scrollPaddingTop = '104px'
  await render(
    <>
      <Header.Root>
        <Header.Brand href="#home">Casa Meridiana</Header.Brand>
        <Header.Actions>
          <a href="#book">Book</a>
        </Header.Actions>
      </Header.Root>
      <main style={{ paddingTop: '1200px', height: '3000px' }}>
        <a href="#below">Below</a>
      </main>
    </>,
  )
  window.scrollTo(0, 900)
  const [brand, book, below] = document.querySelectorAll('a')
  below?.focus()
  const top = window.scrollY
  for (const link of [book, brand]) {
    await userEvent.tab({ shift: true })
    expect(link).toHaveFocus()
    expect(window.scrollY).toBe(top)
  }
  document.documentElement.style.scrollPaddingTop = ''
})

it('is no wider than a phone of 320 px when the visitor spaces the text (WCAG 1.4.12)', async () => {
  await page.viewport(320, 640)
  await render(
    <>
      <style>{'* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'}</style>
      <Header.Root>
        <OverlayMenu.Trigger aria-label="Menu" />
        <Header.Brand href="#home">Casa Meridiana Vicenza</Header.Brand>
        <Header.Actions>
          <Button size="compact">Reserve</Button>
        </Header.Actions>
      </Header.Root>
    </>,
  )
  expect(document.documentElement.scrollWidth).toBe(320)
})

it('shows its links instead of the menu on a phone where the scripts of the page have failed', async () => {
  await page.viewport(390, 800)
  const bar = (scripting?: string) => (
    <div data-scripting={scripting}>
      <Header.Root>
        <OverlayMenu.Root open={false} onOpenChange={() => {}}>
          <OverlayMenu.Trigger aria-label="Open the menu" />
        </OverlayMenu.Root>
        <Header.Nav aria-label="Main">
          <Header.Link href="/rooms">Rooms</Header.Link>
        </Header.Nav>
      </Header.Root>
    </div>
  )
  const { rerender } = await render(bar('waiting'))
  await expect.element(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
  expect(page.getByRole('link', { name: 'Rooms' }).query()).toBeNull()
  await rerender(bar('failed'))
  await expect.element(page.getByRole('link', { name: 'Rooms' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Open the menu' }).query()).toBeNull()
})
