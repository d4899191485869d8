/** A period of a page's main thread. All times are in ms since the start of the navigation. */
interface Period {
  startTime: number
  duration: number
}

/** A script that ran in an animation frame, from a `PerformanceScriptTiming`. */
interface FrameScript extends Period {
  /** What called the script, for example `MessagePort.onmessage`. */
  invoker: string
  sourceURL: string
}

/** What the browser recorded about the tasks of a page. */
export interface RecordedTasks {
  /** Tasks that take more than 50 ms. */
  tasks: Period[]
  /** Animation frames that take more than 50 ms, from the Long Animation Frames API. */
  frames: (Period & { scripts: FrameScript[] })[]
  firstContentfulPaint: number
  /** Time at which React had hydrated the page, without its lazy sections. */
  hydrated: number
}

/** A task that takes more than 50 ms. */
export interface LongTask {
  /** Length in ms. */
  duration: number
  /** What took most of the time: a script, or the browser's own work for styles, layout and paint. */
  name: string
}

/** Name of the tasks in which React hydrates the page. */
export const FIRST_RENDER = "React's first render"

/** Returns the long tasks that start after the First Contentful Paint, each with a name. */
export const findLongTasks = (recorded: RecordedTasks): LongTask[] =>
  recorded.tasks
    .filter((task) => task.startTime > recorded.firstContentfulPaint)
    .map((task) => ({ duration: task.duration, name: nameTask(task, recorded) }))

/**
 * Returns the long tasks of one of several visits: that with the median of their longest tasks. Of an even number of
 * visits, the slower one of the two in the middle.
 */
export function chooseMedianVisit(visits: readonly LongTask[][]) {
  const longest = (tasks: LongTask[]) => Math.max(0, ...tasks.map(({ duration }) => duration))
  return visits.toSorted((a, b) => longest(a) - longest(b))[Math.floor(visits.length / 2)] ?? []
}

function nameTask(task: Period, { frames, hydrated }: RecordedTasks) {
  const [longest] = frames
    .flatMap(({ scripts }) => scripts)
    .map((script) => ({ script, time: findOverlap(script, task) }))
    .sort((a, b) => b.time - a.time)
  if (!longest || longest.time < task.duration / 2) return 'styles, layout and paint'
  const { invoker, sourceURL } = longest.script
  // React's scheduler runs each step of its work in a message.
  if (invoker !== 'MessagePort.onmessage') return `${invoker} of ${sourceURL.split('/').pop()}`
  return task.startTime < hydrated ? FIRST_RENDER : 'React'
}

/** Length in ms of the time that two periods share. */
function findOverlap(a: Period, b: Period) {
  const end = Math.min(a.startTime + a.duration, b.startTime + b.duration)
  return Math.max(0, end - Math.max(a.startTime, b.startTime))
}
