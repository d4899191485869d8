const DAY = 86_400_000

/** Converts the `valueAsNumber` of a date input to its `value`. */
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The current day in a time zone, or in the visitor's, as the `valueAsNumber` of a date input: midnight UTC. */
function today(timeZone: string | undefined) {
  const now = new Date()
  if (!timeZone) return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
  // The first `Intl` object takes a phone 0.1 s. Browsers without `Temporal` (Safari) write Swedish dates: ISO 8601.
  const day = globalThis.Temporal
    ? Temporal.Instant.fromEpochMilliseconds(+now).toZonedDateTimeISO(timeZone).toPlainDate()
    : now.toLocaleDateString('sv', { timeZone })
  return Date.parse(String(day))
}

/**
 * Sets the earliest days that the visitor can choose: today for check-in, the day after check-in for check-out. When `min`
 * changes, Chromium discards what is typed in part. So a half-typed day keeps its `min`, and so does `typing`, the input
 * in which the visitor may be between two digits.
 */
export function limitSelectableDays(
  checkin: HTMLInputElement | null,
  checkout: HTMLInputElement | null,
  timeZone: string | undefined,
  typing: Element | null,
) {
  if (!checkin || !checkout) return
  const setMin = (input: HTMLInputElement, min: string) => {
    if (input.min !== min && input !== typing && !input.validity.badInput) input.min = min
  }
  const earliest = today(timeZone)
  setMin(checkin, isoDay(earliest))
  // While no day is chosen, `valueAsNumber` of the check-in is NaN, and the earliest check-in counts.
  setMin(checkout, isoDay(Math.max(earliest, checkin.valueAsNumber || 0) + DAY))
}
