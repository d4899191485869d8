import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Header from '../../navigation/header/header'
import { MessagePage } from './message-page'

it('is a region named by the <h1> of the page', async () => {
  await render(
    <MessagePage code="404" title="Not found" text="The page has moved.">
      <a href="#home">Home</a>
    </MessagePage>,
  )
  const region = page.getByRole('region', { name: 'Not found' })
  await expect.element(region.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(region.getByRole('link', { name: 'Home' })).toBeVisible()
})

it('begins below a header over a hero that the page does not have', async () => {
  await render(
    <>
      <Header.Root hero="none">Header</Header.Root>
      <MessagePage space="below-header" code="404" title="Not found" text="The page has moved." />
    </>,
  )
  const box = (slot: string) => document.querySelector(`[data-slot=ui-${slot}]`) as HTMLElement
  const space = box('two-columns').getBoundingClientRect().top - box('header').getBoundingClientRect().bottom
  expect(space).toBeCloseTo(Number.parseFloat(getComputedStyle(box('section')).paddingBottom), 0)
})
