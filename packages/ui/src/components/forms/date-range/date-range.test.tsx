import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Input } from '../input/input'
import { DateRange, type DateRangeProps } from './date-range'

const messages = {
  checkin: 'Check-in',
  checkout: 'Check-out',
  errors: {
    checkin: { missing: 'No check-in', early: 'Check-in is past' },
    checkout: { missing: 'No check-out', early: 'Less than a night' },
  },
}

const range = (props?: Partial<DateRangeProps>) => (
  <form>
    <DateRange names={{ checkin: 'from', checkout: 'to' }} messages={messages} {...props} />
    <button type="submit">Send</button>
  </form>
)

// Noon of 16 January in UTC, when it is already 17 January in Kiritimati and the morning of the 16th in Honolulu.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2027, 0, 16, 12) }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each([
  ['Pacific/Kiritimati', '2027-01-17', '2027-01-18', Temporal],
  ['Pacific/Honolulu', '2027-01-16', '2027-01-17', Temporal],
  ['Pacific/Kiritimati', '2027-01-17', '2027-01-18', undefined],
  ['Pacific/Honolulu', '2027-01-16', '2027-01-17', undefined],
])('has the current day of %s as the earliest check-in', async (timeZone, earliest, next, temporal) => {
  vi.stubGlobal('Temporal', temporal)
  await render(range({ timeZone }))
  await expect.element(page.getByLabelText('Check-in')).toHaveAttribute('min', earliest)
  await expect.element(page.getByLabelText('Check-out')).toHaveAttribute('min', next)
})

it('is sent without dates unless they are required, and leaves the errors of other fields to the browser', async () => {
  const onInvalid = vi.fn()
  await render(range({ onInvalid, children: <Input aria-label="Name" required /> }))
  await page.getByRole('button').click()
  expect(onInvalid).toHaveBeenCalledOnce()
  expect(onInvalid.mock.calls[0]?.[0].defaultPrevented).toBe(false)
  await expect.element(page.getByLabelText('Check-in')).not.toHaveAttribute('aria-invalid')
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})

it('shows one error for a stay in the past, in the language of the current messages', async () => {
  const past = { required: true, defaultCheckin: '2027-01-10', defaultCheckout: '2027-01-12' }
  const { rerender } = await render(range(past))
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  await page.getByRole('button').click()
  await expect.element(checkin).toHaveAccessibleDescription('Check-in is past')
  await expect.element(checkout).not.toHaveAttribute('aria-invalid')
  const errors = { ...messages.errors, checkin: { missing: 'Fehlt', early: 'Vorbei' } }
  await rerender(range({ ...past, messages: { ...messages, errors } }))
  await expect.element(checkin).toHaveAccessibleDescription('Vorbei')
  await checkin.fill('2027-02-01')
  ;(checkin.element() as HTMLElement).blur()
  await expect.element(checkout).toHaveValue('2027-02-02')
})

const stay = { defaultCheckin: '2027-06-10', defaultCheckout: '2027-06-14' }

it('changes nothing else while the visitor types a day', async () => {
  await render(range(stay))
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  ;(checkin.element() as HTMLElement).focus()
  // Day and month are the same, because the browser's language decides which is first. After the first two digits the
  // date is 10 July or 7 June, and after the first of the next two it may be July, too.
  for (const digit of '0707') {
    await userEvent.keyboard(digit)
    await expect.element(checkout).toHaveValue('2027-06-14')
  }
  await expect.element(checkin).toHaveValue('2027-07-07')
  ;(checkin.element() as HTMLElement).blur()
  await expect.element(checkout).toHaveValue('2027-07-08')
})

it('restores the visitor’s own check-out after a corrected check-in', async () => {
  await render(range(stay))
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  for (const [day, expected] of [
    ['5202-06-10', '5202-06-11'],
    ['2027-06-20', '2027-06-21'],
    ['2027-06-11', '2027-06-14'],
  ] as const) {
    await checkin.fill(day)
    ;(checkin.element() as HTMLElement).blur()
    await expect.element(checkout).toHaveValue(expected)
  }
})

it('keeps a half-typed check-out when the visitor returns to check-in', async () => {
  await render(range())
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  const isHalfTyped = () => (checkout.element() as HTMLInputElement).validity.badInput
  ;(checkout.element() as HTMLElement).focus()
  await userEvent.keyboard('07')
  expect(isHalfTyped()).toBe(true)
  ;(checkin.element() as HTMLElement).focus()
  ;(checkin.element() as HTMLElement).blur()
  expect(isHalfTyped()).toBe(true)
})

it('keeps a half-typed check-out when check-in is filled in, and compares it with that day later', async () => {
  await render(range())
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  const input = checkout.element() as HTMLInputElement
  input.focus()
  // Day and month are the same, because the browser's language decides which is first.
  await userEvent.keyboard('0606')
  await checkin.fill('2027-06-20')
  ;(checkin.element() as HTMLElement).blur()
  expect(input.validity.badInput).toBe(true)
  // The year is the last part of a date in English, in which the browser runs.
  await userEvent.click(checkout)
  await userEvent.keyboard('{ArrowRight}{ArrowRight}2027')
  await expect.element(checkout).toHaveValue('2027-06-06')
  await userEvent.keyboard('{Enter}')
  await expect.element(checkout).toHaveAccessibleDescription('Less than a night')
})

it('does not move a check-out that the visitor has chosen after it moved, even if it is the same', async () => {
  await render(range({ defaultCheckin: '2027-06-10', defaultCheckout: '2027-06-14' }))
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  const leave = async (day: string) => {
    await checkin.fill(day)
    ;(checkin.element() as HTMLElement).blur()
  }
  await leave('2027-06-20')
  await expect.element(checkout).toHaveValue('2027-06-21')
  await checkout.fill('2027-06-22')
  await checkout.fill('2027-06-21')
  await leave('2027-06-19')
  await expect.element(checkout).toHaveValue('2027-06-21')
})

it('leaves a check-out alone that nobody may change', async () => {
  await render(range({ defaultCheckin: '2027-06-10', defaultCheckout: '2027-06-09', readOnly: true }))
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  await expect.element(checkout).toHaveAttribute('min', '2027-06-11')
  ;(checkin.element() as HTMLElement).focus()
  ;(checkin.element() as HTMLElement).blur()
  await expect.element(checkout).toHaveValue('2027-06-09')
})

it('moves check-out before Enter sends the form', async () => {
  await render(range({ defaultCheckin: '2027-02-01', defaultCheckout: '2027-02-03' }))
  const sent = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('form')?.addEventListener('submit', sent)
  await page.getByLabelText('Check-in').fill('2027-03-01')
  await userEvent.keyboard('{Enter}')
  expect(sent).toHaveBeenCalledOnce()
  await expect.element(page.getByLabelText('Check-out')).toHaveValue('2027-03-02')
})

it('forgets its errors and the earliest check-out when the form is reset', async () => {
  await render(range({ required: true }))
  const [checkin, checkout] = [page.getByLabelText('Check-in'), page.getByLabelText('Check-out')]
  await checkin.fill('2027-02-01')
  await page.getByRole('button').click()
  await expect.element(checkout).toHaveAccessibleDescription('No check-out')
  document.querySelector('form')?.reset()
  await expect.element(checkout).not.toHaveAttribute('aria-invalid')
  ;(document.activeElement as HTMLElement).blur()
  await expect.element(checkout).toHaveAttribute('min', '2027-01-17')
})

it('is as wide as its container, and an error changes no width', async () => {
  const { container } = await render(range({ required: true }))
  const column = { display: 'flex', flexDirection: 'column', alignItems: 'start', width: '20rem' }
  Object.assign(container.querySelector('form')?.style ?? {}, column)
  const widthOf = () => container.querySelector('fieldset')?.clientWidth
  const before = widthOf()
  await page.getByRole('button').click()
  await expect.element(page.getByLabelText('Check-in')).toHaveAccessibleDescription('No check-in')
  expect([before, widthOf()]).toEqual([320, 320])
})
