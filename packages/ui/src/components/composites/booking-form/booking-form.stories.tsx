import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { showErrors } from '../../../../test/show-errors'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { BookingForm } from './booking-form'

/**
 * **Do.** Set `action` and `parameters` to those of your booking engine: the form works without JavaScript.
 *
 * **Don’t.** Do not ask for names or addresses here. The booking engine does.
 *
 * **Related.** [Date range](?path=/docs/ui-forms-date-range--docs) for two dates in a form of
 * yours, such as an enquiry.
 *
 * **Keyboard and screen readers.** Form of native date inputs and select; an error is read as the field’s description
 * and in a live region; focus moves to the first wrong field.
 *
 * | Key | Effect |
 * | --- | --- |
 * | the browser’s own | change a date or the number of guests |
 * | Enter | sends the form |
 */
const meta = {
  tags: ['guest picker', 'occupancy', 'availability', 'form', 'date picker', 'datepicker', 'calendar'],
  component: BookingForm,
  parameters: { chromatic: { modes: germanChromaticModes } },
  args: {
    action: 'https://booking.example/?portal=1&lang=it',
    parameters: { checkin: 'checkin', checkout: 'checkout', guests: 'guests' },
    maxGuests: 4,
    messages: en.booking.messages,
    'aria-label': en.booking.label,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof BookingForm>
export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

/** The form with the nights of a fair filled in. */
export const FilledIn: Story = { args: { defaultCheckin: '2099-01-16', defaultCheckout: '2099-01-20' } }

/** In a dark scheme the browser's calendar is dark, and the icon of a date field is light. */
export const OnDark: Story = { ...FilledIn, globals: { scheme: 'night' } }

/** A press of the button without dates shows an error below each date field and focuses the first field. */
export const MissingDates: Story = {
  // It takes the focus, and a docs page would scroll to it.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [checkin] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=date]')
    await userEvent.click(canvas.getByRole('button'))
    await expect(checkin).toHaveFocus()
    await expect(checkin).toHaveAccessibleDescription()
  },
}

export const MissingDatesOnDark: Story = { ...MissingDates, globals: { scheme: 'dark' } }

/** The form on the page of a room for one person. */
export const OneGuest: Story = { args: { maxGuests: 1 } }

/** The visitor can change the number of guests, but not the days. */
export const ReadOnly: Story = { ...FilledIn, args: { ...FilledIn.args, readOnly: true } }

export const Disabled: Story = { args: { disabled: true } }

export const Italian: Story = { ...MissingDates, globals: { language: 'it' } }

export const GermanAt320: Story = {
  ...MissingDates,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: {
    Filled: { defaultCheckin: '2099-01-16', defaultCheckout: '2099-01-20' },
    'Dates read only': { defaultCheckin: '2099-01-16', defaultCheckout: '2099-01-20', readOnly: true },
    Disabled: { disabled: true },
    Invalid: { ref: showErrors, inert: true },
    'Long, in German': {
      messages: {
        ...de.booking.messages,
        checkin: 'Voraussichtlicher Anreisetag',
        checkout: 'Voraussichtlicher Abreisetag',
        guests: 'Erwachsene und Kinder',
        search: 'Zimmerverfügbarkeit prüfen',
      },
    },
  },
})
