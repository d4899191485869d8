import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as TermList from '../term-list/term-list'
import * as FactList from './fact-list'

it('aligns text values with the TermList below and sets them smaller than figures', async () => {
  const screen = await render(
    <>
      <FactList.Root values="text">
        <FactList.Item value={2}>Sleeps</FactList.Item>
        <FactList.Item value="1 Queen">Beds</FactList.Item>
      </FactList.Root>
      <FactList.Root>
        <FactList.Item value="10′">by car</FactList.Item>
      </FactList.Root>
      <TermList.Root>
        <TermList.Item term="Check-in">From 15:00</TermList.Item>
      </TermList.Root>
    </>,
  )
  const element = (text: string) => screen.getByText(text, { exact: true }).element()
  const size = (text: string) => Number.parseFloat(getComputedStyle(element(text)).fontSize)
  expect(size('1 Queen')).toBeLessThan(size('10′'))
  const left = (text: string) => element(text).getBoundingClientRect().left
  expect(Math.abs(left('1 Queen') - left('From 15:00'))).toBeLessThan(1)
})
