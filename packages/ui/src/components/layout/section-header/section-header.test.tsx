import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { TextLink } from '../../actions/text-link/text-link'
import { Heading } from '../../typography/heading/heading'
import { SectionHeader } from './section-header'

const box = (slot: string) =>
  (document.querySelector(`[data-slot=ui-${slot}]`) as HTMLElement).getBoundingClientRect()

const sectionHeader = (
  <SectionHeader action={<TextLink href="#all">All of them</TextLink>}>
    <Heading>Vicenza, by someone who lives here</Heading>
  </SectionHeader>
)

it('aligns the action with the end of the line and the bottom of the heading', async () => {
  await page.viewport(1280, 800)
  await render(sectionHeader)
  expect(box('text-link').right).toBe(box('section-header').right)
  expect(box('text-link').bottom).toBe(box('heading').bottom)
})

it('wraps the action below the text on a phone', async () => {
  await page.viewport(390, 844)
  await render(sectionHeader)
  expect(box('text-link').top).toBeGreaterThan(box('heading').bottom)
  expect(box('text-link').left).toBe(box('heading').left)
})
