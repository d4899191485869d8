/** Formats a length of time: `45 s`, `12 min`, `2 h 5 min`. */
export function formatSeconds(seconds) {
  const minutes = Math.round(seconds / 60)
  if (seconds < 90) return `${Math.round(seconds)} s`
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

const millionSamples = ({ size: [width, height], samples = 0 }) => (width * height * samples) / 1e6

/** Estimates the remaining time from the time that the finished pictures took per million samples. */
export class RenderTimeEstimate {
  #due
  #seconds = 0
  #work = 0

  constructor(due) {
    this.#due = due
  }

  record(entry, seconds) {
    this.#seconds += seconds
    this.#work += millionSamples(entry)
  }

  left(index) {
    if (!this.#work) return 'unknown time'
    const rest = this.#due.slice(index).reduce((sum, entry) => sum + millionSamples(entry), 0)
    return formatSeconds((rest * this.#seconds) / this.#work)
  }
}
