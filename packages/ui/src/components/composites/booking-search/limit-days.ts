const DAY = 86_400_000

/** The value of a date input for its `valueAsNumber`. */
const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The visitor's current day as the `valueAsNumber` of a date input: midnight UTC. */
function today() {
  const now = new Date()
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())
}

/** Chromium discards what is being typed when `min` is set, so the field that has focus keeps its own. */
function setMin(input: HTMLInputElement, min: string) {
  if (input.min !== min && input !== document.activeElement) input.min = min
}

/** Sets the earliest days that can be chosen: today for check-in, the day after check-in for check-out. */
export function limitDays(checkin: HTMLInputElement | null, checkout: HTMLInputElement | null) {
  if (!checkin || !checkout) return
  const earliest = today()
  setMin(checkin, isoDay(earliest))
  // `valueAsNumber` is NaN while no day is chosen.
  setMin(checkout, isoDay(Math.max(earliest, checkin.valueAsNumber || 0) + DAY))
}
