import { type Scheme, Section } from '@meridiana/ui'
import { BookingForm } from './booking-form'

export interface BookingBarProps {
  scheme: Scheme
  /** The largest number of guests. Default: that of the largest room. */
  maxGuests?: number
}

/** A row below a hero or a title that asks for dates and guests. */
export function BookingBar({ scheme, ...props }: BookingBarProps) {
  return (
    <Section scheme={scheme} space="bar" className="screen-only">
      <BookingForm {...props} />
    </Section>
  )
}
