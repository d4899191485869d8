import { readFileSync } from 'node:fs'
import { FIRST_RENDER } from './measure/long-tasks.ts'
import type { PageMeasurement } from './measure/report.ts'

/** Limits of the sizes of a page, by kind of file, in KiB after compression with brotli. */
interface SizeLimits {
  HTML: number
  CSS: number
  script: number
  data: number
  fonts: number
}

interface Budget {
  /** Limits for the HTML of a page and for the files that the HTML names. */
  sizes: SizeLimits
  /** Different limits for some pages. `page` is a regular expression for the path of the HTML file. */
  exceptions: ({ page: string } & Partial<SizeLimits>)[]
  /** Limits of the values that `npm run measure` measures. */
  measured: {
    /** Lowest allowed score of Lighthouse: `performance`, and `others` for each of the other three categories. */
    performance: number
    others: number
    /** Highest allowed times in ms. */
    totalBlockingTime: number
    interactionToNextPaint: number
    layoutShift: number
    /**
     * Highest allowed ratio: the Largest Contentful Paint of the page divided by that of the same page without scripts.
     */
    paintRatio: number
    firstViewRequests: number
    /** Highest allowed sizes in KiB. */
    firstViewPictures: number
    HTML: number
    CSS: number
    fonts: number
    script: number
    scrolledScript: number
  }
}

const budget: Budget = JSON.parse(readFileSync(new URL('../budget.json', import.meta.url), 'utf8'))

/** Finds the size limits of a page. @param file path of the page's HTML file in the built site */
export function findSizeLimits(file: string): SizeLimits {
  const { page: _, ...exception } = budget.exceptions.find(({ page }) => new RegExp(page).test(file)) ?? {
    page: '',
  }
  return { ...budget.sizes, ...exception }
}

/** Returns a message for each limit that a measured page exceeds. */
export function findExceededLimits({ route, lighthouse, visit, paintRatio }: PageMeasurement) {
  const { measured } = budget
  const kib = (bytes = 0) => bytes / 1024
  const limits: [name: string, value: number, limit: number][] = [
    ['TBT', lighthouse.totalBlockingTime, measured.totalBlockingTime],
    ['CLS', lighthouse.layoutShift, measured.layoutShift],
    ['LCP ratio', paintRatio, measured.paintRatio],
    ['INP', visit.interactionToNextPaint, measured.interactionToNextPaint],
    ['requests of the first view', visit.firstView.requests, measured.firstViewRequests],
    ['pictures of the first view', kib(visit.firstView.bytes.Image), measured.firstViewPictures],
    ['HTML', kib(visit.untouched.bytes.Document), measured.HTML],
    ['CSS', kib(visit.untouched.bytes.Stylesheet), measured.CSS],
    ['fonts', kib(visit.untouched.bytes.Font), measured.fonts],
    ['script', kib(visit.untouched.bytes.Script), measured.script],
    ['script, scrolled', kib(visit.scrolled.bytes.Script), measured.scrolledScript],
  ]
  const { performance, accessibility, bestPractices, seo } = lighthouse
  const low = [
    ...(performance < measured.performance ? [`${route}: performance ${performance}`] : []),
    ...(Math.min(accessibility, bestPractices, seo) < measured.others
      ? [`${route}: another score of Lighthouse is below ${measured.others}`]
      : []),
  ]
  const high = limits
    .filter(([, value, limit]) => value > limit)
    .map(([name, value, limit]) => `${route}: ${name} ${value.toFixed(2)} is above ${limit}`)
  // React hydrates a page in one render, so this task may be long.
  const long = visit.longTasks
    .filter(({ name }) => name !== FIRST_RENDER)
    .map(({ name, duration }) => `${route}: long task of ${Math.round(duration)} ms (${name})`)
  return [...low, ...high, ...long]
}
