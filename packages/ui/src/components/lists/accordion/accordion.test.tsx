import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

it('opens and closes with Enter and Space', async () => {
  await render(questions)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('From three.')).toBeVisible()
  await userEvent.keyboard(' ')
  await expect.element(page.getByText('From three.')).not.toBeVisible()
})
