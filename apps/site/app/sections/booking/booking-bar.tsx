import { type ColorScheme, Section } from '@meridiana/ui'
import { BookingForm } from './booking-form'

interface BookingBarProps {
  scheme: ColorScheme
  /** The largest number of guests that can be chosen. @default the number for the largest room */
  maxGuests?: number
}

/** A row with the booking form, below a hero or a page title. */
export function BookingBar({ scheme, ...props }: BookingBarProps) {
  return (
    <Section scheme={scheme} space="bar" className="ui-screen-only">
      <BookingForm {...props} />
    </Section>
  )
}
