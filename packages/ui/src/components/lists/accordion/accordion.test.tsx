import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { LanguageMenu } from '../../navigation/language-menu/language-menu'
import * as Accordion from './accordion'

const questions = (
  <Accordion.Root>
    <Accordion.Item question="When can we come?">From three.</Accordion.Item>
    <Accordion.Item question="When must we leave?">By eleven.</Accordion.Item>
  </Accordion.Root>
)

it('opens an answer on click and keeps it open when the next one opens', async () => {
  await render(questions)
  await expect.element(page.getByText('From three.')).not.toBeVisible()
  await page.getByText('When can we come?').click()
  await expect.element(page.getByText('From three.')).toBeVisible()
  await page.getByText('When must we leave?').click()
  await expect.element(page.getByText('By eleven.')).toBeVisible()
  await expect.element(page.getByText('From three.')).toBeVisible()
})

it('turns the arrow of an open question only, also inside an open answer', async () => {
  await render(
    <Accordion.Item question="Outer" open>
      <Accordion.Item question="Inner">Answer</Accordion.Item>
      <LanguageMenu label="Language" languages={[{ code: 'en', name: 'English', href: '#en' }]} value="en" />
    </Accordion.Item>,
  )
  const arrows = [...document.querySelectorAll('summary > [data-slot=ui-icon]')]
  expect(arrows.map((arrow) => getComputedStyle(arrow).rotate)).toEqual(['180deg', 'none', 'none'])
})

it('opens and closes with Enter and Space', async () => {
  await render(questions)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('From three.')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('From three.')).not.toBeVisible()
})
