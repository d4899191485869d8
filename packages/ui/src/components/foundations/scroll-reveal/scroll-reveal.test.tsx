import { type ReactNode, useLayoutEffect } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { reportOlderObservations } from '../../../../test/older-observations'
import '../../../styles/index.css'
import { Stack } from '../../layout/two-columns/two-columns'
import { Text } from '../../typography/text/text'
import { ScrollReveal } from './scroll-reveal'

beforeEach(() => window.scrollTo(0, 0))

async function expectRevealByScrolling() {
  const screen = await render(
    <div style={{ paddingBlock: '200vh' }}>
      <ScrollReveal>
        <Text>The house stands at the foot of the hills.</Text>
      </ScrollReveal>
    </div>,
  )
  const text = screen.getByText(/The house/).element()
  const opacity = () => getComputedStyle(text).opacity
  await expect.poll(opacity).toBe('0')
  text.scrollIntoView({ block: 'center' })
  await expect.poll(opacity).toBe('1')
}

it('hides what is below the window until the visitor scrolls to it', expectRevealByScrolling)

describe('on a busy page', () => {
  reportOlderObservations()
  it('shows what the visitor has scrolled to', expectRevealByScrolling)
})

it('shows the last lines of a page, however short they are', async () => {
  const screen = await render(
    <>
      <div style={{ height: '200vh' }} />
      <ScrollReveal>
        <Text>The last line</Text>
      </ScrollReveal>
    </>,
  )
  const opacity = () => getComputedStyle(screen.getByText('The last line').element()).opacity
  await expect.poll(opacity).toBe('0')
  window.scrollTo(0, document.documentElement.scrollHeight)
  await expect.poll(opacity).toBe('1')
})

it('shows what begins exactly at the edge of the window', async () => {
  const screen = await render(
    <div style={{ position: 'absolute', top: '100vh', paddingBottom: '200vh' }}>
      <ScrollReveal>
        <Text>At the edge</Text>
      </ScrollReveal>
    </div>,
  )
  const text = screen.getByText('At the edge').element()
  // Reported after the first observation of the component, which is older.
  await new Promise((resolve) => new IntersectionObserver(resolve).observe(text))
  text.scrollIntoView({ block: 'center' })
  await expect.poll(() => getComputedStyle(text).opacity).toBe('1')
})

const below = (
  <>
    <div style={{ height: '150vh' }} />
    <ScrollReveal>
      <Text>Below</Text>
    </ScrollReveal>
    <div style={{ height: '200vh' }} />
  </>
)
const reveal = () => document.querySelector('[data-slot=ui-scroll-reveal]')?.getAttribute('data-reveal')

it('hides nothing when the browser reports no intersections', async () => {
  let observations = 0
  class Silent extends IntersectionObserver {
    constructor() {
      super(() => {})
    }
    override observe() {
      observations += 1
    }
  }
  vi.stubGlobal('IntersectionObserver', Silent)
  const screen = await render(below)
  vi.unstubAllGlobals()
  expect(observations).toBe(1)
  expect(getComputedStyle(screen.getByText('Below').element()).opacity).toBe('1')
})

function AtTop({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  return children
}

it('hides what is below the window after a router has scrolled the new page to its top', async () => {
  const screen = await render(<div style={{ height: '400vh' }} />)
  window.scrollTo(0, 3000)
  await screen.rerender(<AtTop>{below}</AtTop>)
  await expect.poll(reveal).toBe('waiting')
})

it('shows what becomes another element while it waits', async () => {
  const block = (asChild: boolean) => (
    <>
      <div style={{ height: '150vh' }} />
      <ScrollReveal asChild={asChild}>
        <section>
          <Text>Below</Text>
        </section>
      </ScrollReveal>
    </>
  )
  const screen = await render(block(false))
  await expect.poll(reveal).toBe('waiting')
  await screen.rerender(block(true))
  screen.getByText('Below').element().scrollIntoView()
  await expect.poll(reveal).toBe('shown')
})

it('reveals the children of a stack one after the other', async () => {
  const screen = await render(
    <div style={{ paddingBlock: '200vh' }}>
      <ScrollReveal asChild>
        <Stack>
          <Text>First</Text>
          <Text>Second</Text>
        </Stack>
      </ScrollReveal>
    </div>,
  )
  const delayOf = (text: string) =>
    Number.parseFloat(getComputedStyle(screen.getByText(text).element()).transitionDelay)
  await expect.poll(reveal).toBe('waiting')
  screen.getByText('Second').element().scrollIntoView({ block: 'center' })
  await expect.poll(() => delayOf('Second')).toBe(0.2)
  expect(delayOf('First')).toBe(0)
})
