import type { LighthouseResult } from './lighthouse.ts'
import type { VisitMeasurement } from './visit.ts'

/** All measurements of one page of a build. */
export interface PageMeasurement {
  route: string
  lighthouse: LighthouseResult
  visit: VisitMeasurement
  /** Largest Contentful Paint in ms, with and without scripts, measured alternately. */
  paints: { withScripts: number; withoutScripts: number }[]
  /** Median of `withScripts / withoutScripts` of all `paints`. */
  paintRatio: number
}

/** The measured pages of one build. */
export interface BuildMeasurement {
  /** Name of the measured build: `working tree`, or a revision. */
  name: string
  pages: PageMeasurement[]
}

const kib = (bytes = 0) => (bytes / 1024).toFixed(1)

/** The figures of a page, as a row of a table. */
export const summarizePageMeasurement = ({ route, lighthouse, visit, paintRatio }: PageMeasurement) => ({
  route,
  score: lighthouse.performance,
  'a11y / bp / SEO': `${lighthouse.accessibility} / ${lighthouse.bestPractices} / ${lighthouse.seo}`,
  FCP: Math.round(lighthouse.firstContentfulPaint),
  LCP: Math.round(lighthouse.largestContentfulPaint),
  TBT: Math.round(lighthouse.totalBlockingTime),
  CLS: lighthouse.layoutShift.toFixed(3),
  'LCP ratio': paintRatio.toFixed(2),
  INP: Math.round(visit.interactionToNextPaint),
  'long tasks':
    visit.longTasks.map(({ duration, name }) => `${name}: ${Math.round(duration)}`).join('; ') || 'none',
  'first requests': visit.firstView.requests,
  'first pictures': kib(visit.firstView.bytes.Image),
  HTML: kib(visit.untouched.bytes.Document),
  CSS: kib(visit.untouched.bytes.Stylesheet),
  fonts: kib(visit.untouched.bytes.Font),
  script: kib(visit.untouched.bytes.Script),
  'script scrolled': kib(visit.scrolled.bytes.Script),
  'requests scrolled': visit.scrolled.requests,
})

/**
 * Divides each figure of a page after a change by the figure before: a ratio below 1 means that the change has lowered
 * the figure.
 */
export const comparePageMeasurements = (before: PageMeasurement, after: PageMeasurement) => {
  const ratio = (read: (page: PageMeasurement) => number) => (read(after) / read(before)).toFixed(2)
  return {
    route: after.route,
    score: `${before.lighthouse.performance} → ${after.lighthouse.performance}`,
    FCP: ratio(({ lighthouse }) => lighthouse.firstContentfulPaint),
    LCP: ratio(({ lighthouse }) => lighthouse.largestContentfulPaint),
    TBT: ratio(({ lighthouse }) => lighthouse.totalBlockingTime),
    INP: ratio(({ visit }) => visit.interactionToNextPaint),
    CSS: ratio(({ visit }) => visit.untouched.bytes.Stylesheet ?? 0),
    script: ratio(({ visit }) => visit.untouched.bytes.Script ?? 0),
    fonts: ratio(({ visit }) => visit.untouched.bytes.Font ?? 0),
    'first requests': ratio(({ visit }) => visit.firstView.requests),
  }
}

const STYLE = `
  body { margin: 2rem; font: 16px/1.5 system-ui, sans-serif }
  table { border-collapse: collapse; margin-block: 1rem 3rem } th, td { padding: 0.25rem 0.75rem; text-align: right }
  th:first-child, td:first-child { text-align: left } tr { border-bottom: 1px solid #ccc }
  svg { display: block; margin-block-end: 2rem } text { font: 12px system-ui, sans-serif }`

function table(rows: Record<string, string | number>[]) {
  const [first = {}] = rows
  const head = Object.keys(first).map((name) => `<th>${name}</th>`)
  const body = rows.map(
    (row) =>
      `<tr>${Object.values(row)
        .map((value) => `<td>${value}</td>`)
        .join('')}</tr>`,
  )
  return `<table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

/** A bar chart (SVG) of one measured value, with one bar for each page of each build. */
function plot(title: string, measurements: BuildMeasurement[], read: (page: PageMeasurement) => number) {
  const bars = measurements.flatMap(({ name, pages }, build) =>
    pages.map((page) => ({ label: `${page.route} (${name})`, value: read(page), build })),
  )
  const largest = Math.max(1, ...bars.map(({ value }) => value))
  const rows = bars.map(({ label, value, build }, index) => {
    const y = index * 22
    const width = (value / largest) * 400
    return `<text x="300" y="${y + 14}" text-anchor="end">${label}</text>
      <rect x="310" y="${y}" width="${width}" height="18" fill="${build === 0 ? '#22352c' : '#c2a165'}"/>
      <text x="${316 + width}" y="${y + 14}">${Math.round(value)}</text>`
  })
  return `<h2>${title}</h2><svg width="800" height="${bars.length * 22}" role="img" aria-label="${title}">${rows.join('')}</svg>`
}

/** The HTML page with the tables and plots of all measurements; the first measurement is the working tree. */
export function renderMeasurementReport(measurements: BuildMeasurement[], ratios: Record<string, string>[]) {
  const tables = measurements.map(
    ({ name, pages }) => `<h2>${name}</h2>${table(pages.map(summarizePageMeasurement))}`,
  )
  const plots = [
    plot('Largest Contentful Paint, ms', measurements, ({ lighthouse }) => lighthouse.largestContentfulPaint),
    plot('Total Blocking Time, ms', measurements, ({ lighthouse }) => lighthouse.totalBlockingTime),
    plot(
      'Script without being touched, KiB',
      measurements,
      ({ visit }) => (visit.untouched.bytes.Script ?? 0) / 1024,
    ),
    plot('Interaction to Next Paint, ms', measurements, ({ visit }) => visit.interactionToNextPaint),
  ]
  const changes = ratios.length > 0 ? `<h2>After / before</h2>${table(ratios)}` : ''
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Speed of the site</title><style>${STYLE}</style>
    <h1>Speed of the site</h1>${changes}${tables.join('')}${plots.join('')}</html>`
}
