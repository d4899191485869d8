import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messagesFor } from '../../../../test/messages'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { showErrors } from '../../../../test/show-errors'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Button } from '../../actions/button/button'
import { DateRange } from './date-range'

const { checkin, checkout, errors } = en.booking.messages

/**
 * **Do.** Put it into a form of your own, for example an enquiry. Set `timeZone` to that of the hotel if your guests
 * are far away.
 *
 * **Don’t.** Do not build a search for rooms with it. That is a `BookingForm`.
 *
 * **Related.** [Booking form](?path=/docs/ui-composites-booking-form--docs), which has a date range,
 * the guests and the button to search.
 *
 * **Keyboard and screen readers.** Native date inputs in a group; an error is read as the field’s description and in a
 * live region; focus moves to the first wrong field.
 *
 * | Key | Effect |
 * | --- | --- |
 * | the browser’s own | change a date |
 * | Enter | sends the form |
 */
const meta = {
  tags: ['check-in', 'checkout', 'date picker', 'datepicker', 'calendar', 'dates', 'form'],
  component: DateRange,
  parameters: { chromatic: { modes: germanChromaticModes } },
  argTypes: { disabled: { control: 'boolean' } },
  args: {
    names: { checkin: 'checkin', checkout: 'checkout' },
    messages: { checkin, checkout, errors },
    'aria-label': en.form.dates,
  },
  decorators: [withStoryPadding({ isColumn: true })],
  render: (args, context) => (
    <form className="story-pad">
      <DateRange {...args}>
        <div>
          <Button type="submit">{messagesFor(context).offer.enquire}</Button>
        </div>
      </DateRange>
    </form>
  ),
} satisfies Meta<typeof DateRange>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FilledIn: Story = { args: { defaultCheckin: '2099-01-16', defaultCheckout: '2099-01-20' } }

/** A press of the button without dates shows an error below each date field and focuses the first field. */
export const MissingDates: Story = {
  // It takes the focus, and a docs page would scroll to it.
  tags: ['!autodocs'],
  args: { required: true },
  play: async ({ canvasElement }) => {
    const [checkin] = canvasElement.querySelectorAll<HTMLInputElement>('input[type=date]')
    await userEvent.click(canvasElement.querySelector('button') as HTMLButtonElement)
    await expect(checkin).toHaveFocus()
    await expect(checkin).toHaveAccessibleDescription()
  },
}

export const ReadOnly: Story = { args: { ...FilledIn.args, readOnly: true } }

export const Disabled: Story = { args: { ...FilledIn.args, disabled: true } }

export const OnDark: Story = { ...MissingDates, globals: { scheme: 'night' } }

export const RightToLeft: Story = { ...MissingDates, globals: { language: 'he' } }

export const GermanAt320: Story = {
  ...MissingDates,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: {
    Filled: { defaultCheckin: '2099-01-16', defaultCheckout: '2099-01-20' },
    'Read only': { defaultCheckin: '2099-01-16', defaultCheckout: '2099-01-20', readOnly: true },
    Disabled: { disabled: true },
    Invalid: { required: true, ref: showErrors, inert: true },
    'Long, in German': {
      messages: {
        ...de.booking.messages,
        checkin: 'Voraussichtlicher Anreisetag',
        checkout: 'Voraussichtlicher Abreisetag',
      },
      'aria-label': 'Reisezeitraum',
    },
  },
})
