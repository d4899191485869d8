import { beforeEach, describe, expect, it } from 'vitest'
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
  expect(opacity()).toBe('0')
  text.scrollIntoView({ block: 'center' })
  await expect.poll(opacity).toBe('1')
}

it('hides what is below the window until the visitor scrolls to it', expectRevealByScrolling)

describe('on a busy page', () => {
  reportOlderObservations()
  it('shows what the visitor has scrolled to', expectRevealByScrolling)
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
  screen.getByText('Second').element().scrollIntoView({ block: 'center' })
  await expect.poll(() => delayOf('Second')).toBe(0.2)
  expect(delayOf('First')).toBe(0)
})
