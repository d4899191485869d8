import type { ComponentProps } from 'react'
import { cn } from '../../../lib/cn'
import { Button } from '../../actions/button/button'
import { DateRange, type DateRangeMessages, type DateRangeProps } from '../../forms/date-range/date-range'
import { Field } from '../../forms/field/field'
import { Select } from '../../forms/select/select'

export interface BookingFormMessages extends DateRangeMessages {
  /** The label of the number of guests. */
  guests: string
  /** The text of the button that opens the booking engine. */
  search: string
  /** Text that screen readers read after the text of the button: “(opens in a new tab)”. */
  newTab: string
}

export interface BookingFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'target' | 'children'>,
    Pick<DateRangeProps, 'defaultCheckin' | 'defaultCheckout' | 'timeZone'> {
  /** URL of the booking engine, to which the form adds its fields. Query parameters in the URL are kept. */
  action: string
  /** Names of the query parameters for the fields. */
  parameters: { checkin: string; checkout: string; guests: string }
  /** The largest number of guests that the visitor can choose. */
  maxGuests: number
  /** The number of guests that is chosen at first. @default 2, or 1 if `maxGuests` is 1 */
  defaultGuests?: number | undefined
  /** Disables all fields and the button of the form. @default false */
  disabled?: boolean | undefined
  /** Prevents changes of check-in and check-out, but not of the number of guests. @default false */
  readOnly?: boolean | undefined
  messages: BookingFormMessages
}

/**
 * A form that asks for check-in, check-out and the number of guests, and opens the booking engine with these values in
 * a new tab. The form uses `GET`, so it also works without JavaScript. With JavaScript its dates follow the rules of
 * `DateRange`. Name the form with `aria-label`. The form is as wide as its container.
 */
export function BookingForm({
  action,
  parameters,
  maxGuests,
  defaultCheckin,
  defaultCheckout,
  defaultGuests = Math.min(2, maxGuests),
  timeZone,
  disabled,
  readOnly,
  messages,
  className,
  ...props
}: BookingFormProps) {
  const [, url = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(action) ?? []
  return (
    <form
      data-slot="ui-booking-form"
      rel="noopener"
      {...props}
      action={url + fragment}
      method="get"
      target="_blank"
      className={cn('ui:@container ui:w-full ui:print:hidden', className)}
    >
      {[...new URLSearchParams(query)].map(([name, value], place) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may be repeated
          key={place}
          data-slot="ui-booking-form-parameter"
          type="hidden"
          name={name}
          value={value}
        />
      ))}
      <DateRange
        names={parameters}
        defaultCheckin={defaultCheckin}
        defaultCheckout={defaultCheckout}
        timeZone={timeZone}
        required
        disabled={disabled}
        readOnly={readOnly}
        messages={messages}
        className="ui:@min-[42rem]:field-row ui:@min-[42rem]:grid-cols-[1fr_1fr_0.6fr_auto] ui:@min-[42rem]:gap-x-8"
      >
        <Field label={messages.guests}>
          <Select name={parameters.guests} defaultValue={defaultGuests}>
            {Array.from({ length: maxGuests }, (_, index) => index + 1).map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" className="ui:self-end ui:@min-[42rem]:col-start-4 ui:@min-[42rem]:row-start-2">
          <span>
            {messages.search}
            <span className="ui:sr-only"> {messages.newTab}</span>
          </span>
        </Button>
      </DateRange>
    </form>
  )
}
