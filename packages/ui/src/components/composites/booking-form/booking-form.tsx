'use client'

import {
  type ChangeEvent,
  type ComponentProps,
  type InvalidEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cn } from '../../../lib/cn'
import { Button } from '../../actions/button/button'
import { Icon } from '../../foundations/icon/icon'
import { limitSelectableDays } from './limit-selectable-days'

type DayName = 'checkin' | 'checkout'

export interface BookingFormMessages {
  /** The labels of the form's fields. */
  checkin: string
  checkout: string
  guests: string
  /** The text of the button that opens the booking engine. */
  search: string
  /** Text that screen readers read after the text of the button: “(opens in a new tab)”. */
  newTab: string
  /** Errors below a date field: `missing` if the date is incomplete, `early` if it is before the earliest day. */
  errors: Record<DayName, { missing: string; early: string }>
}

export interface BookingFormProps
  extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'target' | 'children'> {
  /** URL of the booking engine, to which the form adds its fields. Query parameters in the URL are kept. */
  action: string
  /** Names of the query parameters for the fields. */
  parameters: { checkin: string; checkout: string; guests: string }
  /** The largest number of guests that the visitor can choose. */
  maxGuests: number
  /** The day that is filled in at first, an ISO 8601 date. */
  defaultCheckin?: string | undefined
  /** The day that is filled in at first, an ISO 8601 date. */
  defaultCheckout?: string | undefined
  /** The number of guests that is chosen at first. @default 2, or 1 if `maxGuests` is 1 */
  defaultGuests?: number | undefined
  /** Disables all fields and the button of the form. @default false */
  disabled?: boolean | undefined
  /** Prevents changes of check-in and check-out, but not of the number of guests. @default false */
  readOnly?: boolean | undefined
  messages: BookingFormMessages
}

/**
 * Classes of the date inputs and the select. Some classes undo the style of iOS: it centres the text of a date input
 * and makes the input wider than its grid cell. The scroll margin keeps the label in view when the browser scrolls to a
 * focused field.
 */
const control =
  'ui:min-h-control ui:scroll-mt-10 ui:w-full ui:min-w-0 ui:appearance-none ui:border-b ui:border-quiet ui:font-text ui:text-body ui:text-text ui:[color-scheme:var(--ui-color-scheme)] ui:[&::-webkit-date-and-time-value]:text-start ui:disabled:cursor-not-allowed ui:disabled:opacity-55'

/**
 * A form that asks for check-in, check-out and the number of guests, and opens the booking engine with these values in
 * a new tab. The form uses `GET`, so it also works without JavaScript. With JavaScript the earliest check-in is today,
 * check-out is at least one night later, and each error is beside its field. Name the form with `aria-label`. The form
 * is as wide as its container.
 */
export function BookingForm({
  action,
  parameters,
  maxGuests,
  defaultCheckin,
  defaultCheckout,
  defaultGuests = Math.min(2, maxGuests),
  disabled,
  readOnly,
  messages,
  className,
  ...props
}: BookingFormProps) {
  const id = useId()
  const fields = { checkin: useRef<HTMLInputElement>(null), checkout: useRef<HTMLInputElement>(null) }
  const [errors, setErrors] = useState({ checkin: '', checkout: '' })
  const [url, query] = action.split('?')

  function errorOf(name: DayName) {
    const validity = fields[name].current?.validity
    if (!validity || validity.valid) return ''
    return messages.errors[name][validity.rangeUnderflow ? 'early' : 'missing']
  }

  function update() {
    limitSelectableDays(fields.checkin.current, fields.checkout.current)
    setErrors((shown) => ({
      checkin: shown.checkin && errorOf('checkin'),
      checkout: shown.checkout && errorOf('checkout'),
    }))
  }

  function onChange(event: ChangeEvent<HTMLFieldSetElement>) {
    update()
    const { checkin, checkout } = fields
    const isCheckin = (event.target as Element) === checkin.current
    if (!isCheckin || !checkout.current?.validity.rangeUnderflow) return
    checkout.current.value = checkout.current.min
    update()
  }

  // The earliest days are set in the browser, because a pre-rendered page does not know the current day. The timeout
  // makes this a task of its own: Chromium rebuilds a date input when its `min` changes, which takes long on a phone.
  useEffect(() => {
    const timer = setTimeout(() => limitSelectableDays(fields.checkin.current, fields.checkout.current))
    return () => clearTimeout(timer)
  })

  /** Replaces the browser's own error message, which is in the browser's language and beside one field only. */
  function onInvalid(event: InvalidEvent<HTMLFieldSetElement>) {
    event.preventDefault()
    const name = (event.target as Element) === fields.checkin.current ? 'checkin' : 'checkout'
    setErrors((shown) => ({ ...shown, [name]: errorOf(name) }))
    // `invalid` is dispatched for each wrong field, and only the first wrong field gets the focus.
    if (name === 'checkin' || fields.checkin.current?.validity.valid) fields[name].current?.focus()
  }

  const day = (name: DayName) => ({
    ref: fields[name],
    id: `${id}${name}`,
    name: parameters[name],
    required: true,
    readOnly,
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': errors[name] ? `${id}${name}-error` : undefined,
  })

  return (
    <form
      data-slot="ui-booking-form"
      rel="noopener"
      {...props}
      action={url}
      method="get"
      target="_blank"
      className={cn('ui:@container ui:w-full ui:print:hidden', className)}
    >
      {[...new URLSearchParams(query)].map(([name, value]) => (
        <input key={name} data-slot="ui-booking-form-parameter" type="hidden" name={name} value={value} />
      ))}
      <fieldset
        data-slot="ui-booking-form-fields"
        className="ui:grid ui:min-w-0 ui:items-start ui:gap-x-5 ui:gap-y-6 ui:@min-[20rem]:grid-cols-2 ui:@min-[42rem]:grid-cols-[1fr_1fr_0.6fr_auto] ui:@min-[42rem]:gap-x-8"
        disabled={disabled}
        // The earliest days are set again on focus, because the current day may change while the page is open.
        onFocus={update}
        onChange={onChange}
        onInvalid={onInvalid}
      >
        <Field htmlFor={`${id}checkin`} label={messages.checkin} error={errors.checkin}>
          <DayInput defaultValue={defaultCheckin} {...day('checkin')} />
        </Field>
        <Field htmlFor={`${id}checkout`} label={messages.checkout} error={errors.checkout}>
          <DayInput defaultValue={defaultCheckout} {...day('checkout')} />
        </Field>
        <Field htmlFor={`${id}guests`} label={messages.guests}>
          <div data-slot="ui-booking-form-select" className="ui:relative">
            <select
              data-slot="ui-booking-form-input"
              id={`${id}guests`}
              name={parameters.guests}
              defaultValue={defaultGuests}
              className={cn(control, 'ui:pe-6')}
            >
              {Array.from({ length: maxGuests }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
            <Icon
              name="chevron"
              className="ui:pointer-events-none ui:absolute ui:end-0 ui:top-1/2 ui:-translate-y-1/2"
            />
          </div>
        </Field>
        {/* The margin puts the button at the height of the inputs, which have a line of label text above them. */}
        <Button type="submit" className="ui:@min-[20rem]:mt-[calc(1.4em+0.25rem)]">
          <span>
            {messages.search}
            <span className="ui:sr-only"> {messages.newTab}</span>
          </span>
        </Button>
      </fieldset>
    </form>
  )
}

/**
 * A date input. `max` limits the year to four digits, so that Chromium moves to the next part of the date after the
 * fourth digit. Without `max` a year may have six digits.
 */
function DayInput(props: ComponentProps<'input'>) {
  return (
    <input
      data-slot="ui-booking-form-input"
      type="date"
      max="9999-12-31"
      {...props}
      className={cn(
        control,
        'ui:read-only:border-dashed ui:aria-invalid:border-b-2 ui:aria-invalid:border-danger',
      )}
    />
  )
}

interface FieldProps {
  htmlFor: string
  label: string
  /** The error below the field; empty while there is no error. Undefined for a field that cannot have an error. */
  error?: string | undefined
  children: ReactNode
}

function Field({ htmlFor, label, error, children }: FieldProps) {
  return (
    <div data-slot="ui-booking-form-field" className="ui:flex ui:min-w-0 ui:flex-col">
      <label
        data-slot="ui-booking-form-label"
        htmlFor={htmlFor}
        className="ui:pb-1 ui:font-text ui:text-label ui:text-quiet"
      >
        {label}
      </label>
      {children}
      {error !== undefined && (
        <p
          data-slot="ui-booking-form-error"
          id={`${htmlFor}-error`}
          aria-live="polite"
          className="ui:font-text ui:text-label ui:text-danger ui:not-empty:pt-2"
        >
          {error}
        </p>
      )}
    </div>
  )
}
