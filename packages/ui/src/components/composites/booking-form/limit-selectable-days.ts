const DAY = 86_400_000

/** Converts the `valueAsNumber` of a date input to its `value`. */
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The visitor's current day as the `valueAsNumber` of a date input: midnight UTC. */
function today() {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
}

/**
 * Sets `min` of a date input, unless the input has focus: when `min` changes, Chromium discards what the visitor is
 * typing.
 */
function setMin(input: HTMLInputElement, min: string) {
  if (input.min !== min && input !== document.activeElement) input.min = min
}

/** Sets the earliest days that the visitor can choose: today for check-in, the day after check-in for check-out. */
export function limitSelectableDays(checkin: HTMLInputElement | null, checkout: HTMLInputElement | null) {
  if (!checkin || !checkout) return
  const earliest = today()
  setMin(checkin, isoDay(earliest))
  // While no day is chosen, `valueAsNumber` of the check-in is NaN, and the earliest check-in counts.
  setMin(checkout, isoDay(Math.max(earliest, checkin.valueAsNumber || 0) + DAY))
}
