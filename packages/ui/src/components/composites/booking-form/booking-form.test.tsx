import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { BookingForm, type BookingFormProps } from './booking-form'

const messages = {
  checkin: 'Check-in',
  checkout: 'Check-out',
  guests: 'Guests',
  search: 'Search',
  newTab: '(new tab)',
  errors: {
    checkin: { missing: 'No check-in', early: 'Check-in is past' },
    checkout: { missing: 'No check-out', early: 'Less than a night' },
  },
}

const form = (props?: Partial<BookingFormProps>) => (
  <BookingForm
    action="https://booking.example/search?portal=1&lang=it"
    parameters={{ checkin: 'from', checkout: 'to', guests: 'people' }}
    maxGuests={4}
    messages={messages}
    aria-label="Stay"
    {...props}
  />
)

// The clock shows late evening of 16 January in the visitor's time zone, when it may be 17 January in UTC.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 16, 23, 30) }))
afterEach(() => vi.useRealTimers())

/** Renders the form. `sent` contains the URLs that the form has opened. */
async function show(props?: Partial<BookingFormProps>) {
  const sent: string[] = []
  const screen = await render(
    form({
      onSubmit: (event) => {
        event.preventDefault()
        const { action, method, target } = event.currentTarget
        expect([method, target, event.currentTarget.getAttribute('rel')]).toEqual([
          'get',
          '_blank',
          'noopener',
        ])
        const data = new FormData(event.currentTarget) as unknown as Record<string, string>
        sent.push(`${action}?${new URLSearchParams(data)}`)
      },
      ...props,
    }),
  )
  const field = (name: string) => screen.getByLabelText(name)
  return {
    screen,
    sent,
    checkin: field('Check-in'),
    checkout: field('Check-out'),
    guests: field('Guests'),
    search: screen.getByRole('button', { name: 'Search (new tab)' }),
  }
}

it('opens the engine with its own parameters, the dates and the guests', async () => {
  const { sent, checkin, checkout, guests, search } = await show()
  await checkin.fill('2027-02-01')
  await checkout.fill('2027-02-03')
  await userEvent.selectOptions(guests, '3')
  await search.click()
  expect(sent).toEqual([
    'https://booking.example/search?portal=1&lang=it&from=2027-02-01&to=2027-02-03&people=3',
  ])
})

it('sends the default values', async () => {
  const { sent, search } = await show({ defaultCheckin: '2027-03-05', defaultCheckout: '2027-03-08' })
  await search.click()
  expect(sent[0]).toContain('&from=2027-03-05&to=2027-03-08&people=2')
})

it('has the visitor’s current day as the earliest check-in and the day after as the earliest check-out', async () => {
  const { checkin, checkout } = await show()
  await expect.element(checkin).toHaveAttribute('min', '2027-01-16')
  await expect.element(checkout).toHaveAttribute('min', '2027-01-17')
})

it('has the new day as the earliest check-in when it is used after midnight', async () => {
  const { checkin, guests } = await show()
  vi.setSystemTime(new Date(2027, 0, 17, 0, 10))
  ;(guests.element() as HTMLElement).focus()
  await expect.element(checkin).toHaveAttribute('min', '2027-01-17')
})

it('moves check-out to the day after a later check-in, and leaves a check-out that is late enough', async () => {
  const { checkin, checkout } = await show({ defaultCheckin: '2027-02-01', defaultCheckout: '2027-02-05' })
  const leave = () => (checkin.element() as HTMLElement).blur()
  await checkin.fill('2027-02-03')
  leave()
  await expect.element(checkout).toHaveValue('2027-02-05')
  await checkin.fill('2027-02-28')
  leave()
  await expect.element(checkout).toHaveValue('2027-03-01')
  await expect.element(checkout).toHaveAttribute('min', '2027-03-01')
})

it('shows an error beside each empty field and moves focus to the first', async () => {
  const { screen, sent, checkin, checkout, search } = await show()
  await search.click()
  expect(sent).toEqual([])
  await expect.element(checkin).toHaveFocus()
  for (const [field, error] of [
    [checkin, 'No check-in'],
    [checkout, 'No check-out'],
  ] as const) {
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveAccessibleDescription(error)
    await expect.element(screen.getByText(error)).toHaveAttribute('aria-live', 'polite')
  }
})

it('moves focus to check-out if only that is wrong', async () => {
  const { checkin, checkout, search } = await show({ defaultCheckin: '2027-02-01' })
  await search.click()
  await expect.element(checkout).toHaveFocus()
  await expect.element(checkin).not.toHaveAttribute('aria-invalid')
})

it('shows an error for a check-in in the past and for a check-out without a night', async () => {
  const { checkin, checkout, search } = await show({ defaultCheckin: '2027-01-15' })
  await search.click()
  await expect.element(checkin).toHaveAccessibleDescription('Check-in is past')
  await checkin.fill('2027-02-10')
  await checkout.fill('2027-02-10')
  await search.click()
  await expect.element(checkout).toHaveAccessibleDescription('Less than a night')
})

it('removes an error when its field is right', async () => {
  const { checkin, checkout, search } = await show()
  await search.click()
  await checkin.fill('2027-02-01')
  await expect.element(checkin).not.toHaveAttribute('aria-invalid')
  await expect.element(checkin).not.toHaveAccessibleDescription()
  await expect.element(checkout).toHaveAccessibleDescription('No check-out')
})

it('is used with the keyboard only', async () => {
  const { sent, checkin, checkout } = await show()
  // The test types the same number for day and month, because the browser's language decides which of them is first.
  await userEvent.tab()
  await userEvent.keyboard('05052027')
  await expect.element(checkin).toHaveValue('2027-05-05')
  ;(checkout.element() as HTMLElement).focus()
  await userEvent.keyboard('06062027{Enter}')
  await expect.poll(() => sent).toHaveLength(1)
  expect(sent[0]).toContain('from=2027-05-05&to=2027-06-06')
})

it('disables all fields and the button, each equally pale, and leaves their labels readable', async () => {
  const { screen, checkin, checkout, guests, search } = await show({ disabled: true })
  /** What is left of an element after the opacity of all elements around it. */
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  for (const control of [checkin, checkout, guests, search]) {
    await expect.element(control).toBeDisabled()
    expect(opacityOf(control.element())).toBe(0.55)
  }
  expect(opacityOf(guests.element().nextElementSibling)).toBe(0.55)
  expect(opacityOf(screen.getByText('Guests', { exact: true }).element())).toBe(1)
})

it('keeps read-only days and sends them', async () => {
  const { sent, checkin, search } = await show({
    defaultCheckin: '2027-03-05',
    defaultCheckout: '2027-03-08',
    readOnly: true,
  })
  await expect.element(checkin).toHaveAttribute('readonly')
  await search.click()
  expect(sent[0]).toContain('from=2027-03-05&to=2027-03-08')
})

it('offers no more guests than fit', async () => {
  const { guests } = await show({ maxGuests: 1 })
  expect([...(guests.element() as HTMLSelectElement).options].map(({ text }) => text)).toEqual(['1'])
  await expect.element(guests).toHaveValue('1')
})

it('asks for both dates in the server’s HTML, without an earliest day, which would be that of the build', () => {
  const html = renderToStaticMarkup(form())
  expect(html.match(/required=""/g)).toHaveLength(2)
  expect(html).not.toContain('min=')
  expect(html).not.toMatch(/\sstyle=/)
})

it('fits in 280 px', async () => {
  const { screen } = await show()
  const element = screen.getByRole('form', { name: 'Stay' }).element() as HTMLElement
  element.style.width = '280px'
  expect(element.scrollWidth).toBeLessThanOrEqual(280)
})

it('keeps every parameter of the address, and its fragment', async () => {
  const { container } = await render(form({ action: '/search?portal=1&to=/a?b=c&x=1&x=2#stay' }))
  const fields = [...container.querySelectorAll<HTMLInputElement>('input[type=hidden]')]
  expect(fields.slice(0, 4).map(({ name, value }) => `${name} ${value}`)).toEqual([
    'portal 1',
    'to /a?b=c',
    'x 1',
    'x 2',
  ])
  expect(container.querySelector('form')?.getAttribute('action')).toBe('/search#stay')
})

it('has all controls in one line, also below a label of two lines and above an error', async () => {
  const { screen, checkin } = await show({
    messages: { ...messages, guests: 'Adults and children, and how many of both there are in your room' },
  })
  screen.container.style.width = '60rem'
  await screen.getByRole('button').click()
  await expect.element(checkin).toHaveAccessibleDescription('No check-in')
  const controls = [...screen.container.querySelectorAll(':is(input, select, button):not([type=hidden])')]
  const bottoms = controls.map((control) => Math.round(control.getBoundingClientRect().bottom))
  expect(new Set(bottoms).size).toBe(1)
})
