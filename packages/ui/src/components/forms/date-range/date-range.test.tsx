import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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
afterEach(() => vi.useRealTimers())

it.each([
  ['Pacific/Kiritimati', '2027-01-17', '2027-01-18'],
  ['Pacific/Honolulu', '2027-01-16', '2027-01-17'],
])('has the current day of %s as the earliest check-in', async (timeZone, earliest, next) => {
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
  await expect.element(checkout).toHaveValue('2027-02-02')
})
