import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Checkbox } from '../checkbox/checkbox'
import { Input } from '../input/input'
import { Select } from '../select/select'
import { Field } from './field'

it.each([
  ['an input', 'textbox', <Input key="input" />],
  ['a select', 'combobox', <Select key="select" />],
])('names %s by its label and describes it by hint and error', async (_, role, control) => {
  await render(
    <Field label="E-mail" hint="We answer today." error="Something is missing.">
      {control}
    </Field>,
  )
  const element = page.getByRole(role as 'textbox', { name: 'E-mail' })
  await expect.element(element).toHaveAccessibleDescription('We answer today. Something is missing.')
  await expect.element(element).toHaveAttribute('aria-invalid', 'true')
})

it('describes a checkbox, which has its own label', async () => {
  await render(
    <Field error="Please confirm.">
      <Checkbox>I agree</Checkbox>
    </Field>,
  )
  const checkbox = page.getByRole('checkbox', { name: 'I agree' })
  await expect.element(checkbox).toHaveAccessibleDescription('Please confirm.')
})

it('keeps the id and the description of its control', async () => {
  await render(
    <>
      <Field label="E-mail" hint="We answer today.">
        <Input id="mail" aria-describedby="note" />
      </Field>
      <p id="note">No advertising.</p>
    </>,
  )
  const input = page.getByLabelText('E-mail')
  expect(input.element().id).toBe('mail')
  await expect.element(input).toHaveAccessibleDescription('No advertising. We answer today.')
  await expect.element(input).not.toHaveAttribute('aria-invalid')
})

it('announces an error in a region that is on the page before it', async () => {
  const field = (error?: string) => (
    <Field label="E-mail" error={error}>
      <Input />
    </Field>
  )
  const { rerender } = await render(field())
  const region = document.querySelector('[aria-live=polite]')
  expect(region?.textContent).toBe('')
  await rerender(field('Something is missing.'))
  expect(page.getByText('Something is missing.').element()).toBe(region)
})
