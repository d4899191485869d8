'use client'

import {
  type ComponentProps,
  type InvalidEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react'
import { cn } from '../../../lib/cn'
import { composeHandlers } from '../../../lib/compose-handlers'
import { Field } from '../field/field'
import { Input } from '../input/input'
import { limitSelectableDays } from './limit-selectable-days'

type DayName = 'checkin' | 'checkout'
type DayError = 'missing' | 'early'

export interface DateRangeMessages {
  /** The labels of the two fields. */
  checkin: string
  checkout: string
  /** Errors below a field: `missing` if the date is incomplete, `early` if it is before the earliest day. */
  errors: Record<DayName, Record<DayError, string>>
}

export interface DateRangeProps extends ComponentProps<'fieldset'> {
  /** The names of the two fields in the data of the form. */
  names: Record<DayName, string>
  /** The day of arrival that is filled in at first, an ISO 8601 date. */
  defaultCheckin?: string | undefined
  /** The day of departure that is filled in at first, an ISO 8601 date. */
  defaultCheckout?: string | undefined
  /** The time zone whose current day is the earliest check-in, such as `Europe/Rome`. @default the visitor's */
  timeZone?: string | undefined
  /** Whether the form is sent only with both dates. @default false */
  required?: boolean | undefined
  /** Prevents changes of check-in and check-out. @default false */
  readOnly?: boolean | undefined
  messages: DateRangeMessages
}

/**
 * A pair of native date inputs for the nights of a stay. The earliest check-in is today, check-out is at least one night
 * later and moves when the visitor leaves a later check-in, and each error is beside its field. Other fields of the same row are the children.
 * Name the group with `aria-label`, unless the form has a name and asks for nothing else. `disabled` is that of the
 * `<fieldset>`, so it includes the children.
 */
export function DateRange({
  names,
  defaultCheckin,
  defaultCheckout,
  timeZone,
  required,
  readOnly,
  messages,
  className,
  children,
  ...props
}: DateRangeProps) {
  const fields = { checkin: useRef<HTMLInputElement>(null), checkout: useRef<HTMLInputElement>(null) }
  const [errors, setErrors] = useState<Partial<Record<DayName, DayError>>>({})

  function errorOf(name: DayName): DayError | undefined {
    const validity = fields[name].current?.validity
    if (!validity || validity.valid) return
    return validity.rangeUnderflow ? 'early' : 'missing'
  }

  const limitDays = (typing = document.activeElement) =>
    limitSelectableDays(fields.checkin.current, fields.checkout.current, timeZone, typing)

  function update() {
    limitDays()
    setErrors((shown) => ({
      checkin: shown.checkin && errorOf('checkin'),
      checkout: shown.checkout && errorOf('checkout'),
    }))
  }

  /** The check-out that the visitor chose, while a later one is in its place. */
  const replaced = useRef<string>(null)

  // Not on each change: while the visitor types 21 the day is 2 at first, and while they type 2027 the year is 2. A
  // check-out that moved once moves from the visitor's own day, so that a corrected check-in restores that day.
  function leave({ target }: SyntheticEvent<HTMLFieldSetElement>) {
    const checkout = fields.checkout.current
    limitDays(null)
    if (!readOnly && checkout && target === fields.checkin.current) {
      if (replaced.current !== null) checkout.value = replaced.current
      replaced.current = null
      if (checkout.validity.rangeUnderflow) {
        replaced.current = checkout.value
        checkout.value = checkout.min
      }
    }
    update()
  }

  // The earliest days are set in the browser, because a pre-rendered page does not know the current day. The timeout
  // makes this a task of its own: Chromium rebuilds a date input when its `min` changes, which takes long on a phone.
  useEffect(() => {
    const timer = setTimeout(() => limitDays())
    return () => clearTimeout(timer)
  })

  // The form dispatches `reset` before the fields have their first days again; the new state sets the earliest days later.
  useEffect(() => {
    const form = fields.checkin.current?.form
    const forget = () => {
      replaced.current = null
      setErrors({})
    }
    form?.addEventListener('reset', forget)
    return () => form?.removeEventListener('reset', forget)
  }, [fields.checkin])

  /** Replaces the browser's own error message, which is in the browser's language and beside one field only. */
  function onInvalid(event: InvalidEvent<HTMLFieldSetElement>) {
    const name = (['checkin', 'checkout'] as const).find(
      (day) => fields[day].current === (event.target as Element),
    )
    if (!name) return
    event.preventDefault()
    setErrors((shown) => ({ ...shown, [name]: errorOf(name) }))
    // `invalid` is dispatched for each wrong field, and only the first wrong field gets the focus.
    if (name === 'checkin' || fields.checkin.current?.validity.valid) fields[name].current?.focus()
  }

  function textOfError(name: DayName) {
    const error = errors[name]
    // A stay in the past is one error, not two: a new check-in moves check-out.
    if (name === 'checkout' && error === 'early' && errors.checkin === 'early') return ''
    return error ? messages.errors[name][error] : ''
  }

  const day = (name: DayName) => ({
    ref: fields[name],
    type: 'date',
    name: names[name],
    // With this `max` a year has four digits, and Chromium moves to the next part of the date after the fourth.
    max: '9999-12-31',
    required,
    readOnly,
  })

  return (
    <fieldset
      data-slot="ui-date-range"
      {...props}
      // The earliest days are set again on focus, because the current day may change while the page is open.
      {...composeHandlers(props, {
        onFocus: update,
        onBlur: leave,
        // Enter sends the form, without a blur.
        onKeyDown: (event) => event.key === 'Enter' && leave(event),
        onChange: update,
        onInvalid,
      })}
      className={cn(
        // Two columns where two date inputs fit, and never three.
        'ui:grid ui:w-full ui:min-w-0 ui:grid-cols-[repeat(auto-fit,minmax(max(9.375rem,40%),1fr))] ui:items-start ui:gap-x-5 ui:gap-y-6',
        className,
      )}
    >
      <Field label={messages.checkin} error={textOfError('checkin')}>
        <Input {...day('checkin')} defaultValue={defaultCheckin} />
      </Field>
      <Field label={messages.checkout} error={textOfError('checkout')}>
        <Input
          {...day('checkout')}
          defaultValue={defaultCheckout}
          // From now on the day is the visitor's own, even if it is the same.
          onChange={() => {
            replaced.current = null
          }}
        />
      </Field>
      {children}
    </fieldset>
  )
}
