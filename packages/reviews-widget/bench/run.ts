/**
 * Measures the carousel beside others with the same seven reviews: `npm run bench`. Times need a quiet machine.
 *
 *     npm run bench                                  # 15 rounds, about ten minutes
 *     npm run bench -- --rounds 3 --only embla       # quick: the carousel and Embla
 *
 * Each round starts every subject once, in turn, in a new page of a phone's width with a processor four times slower.
 * Prints a table in Markdown: medians and, in brackets, quartiles.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { buildSubjects, SUBJECTS, type Subject } from './build.ts'
import { serveSubjects } from './serve.ts'
import { formatSpread, median } from './statistics.ts'
import { type Visit, visit, WIDTHS } from './visit.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '15' }, only: { type: 'string', multiple: true } },
})
const rounds = Number(values.rounds)
const chosen = new Set<string>([...(values.only ?? SUBJECTS), 'reviews-widget', 'embla'])
const subjects = SUBJECTS.filter((subject) => chosen.has(subject))

/** Number of renders that are timed together. */
const RENDERS = 20

/** Everything measured of one subject. Lists have one value per round. */
interface Measurement {
  html: string
  script: number[]
  hydrationTask: number[]
  serverRender: number[]
  /** By start and width; the layout is the same in every round. */
  shifts: Record<string, number>
}

/** The slides with text in the server's HTML, found by the beginning of each review. */
const countReviews = (html: string, beginnings: string[]) =>
  beginnings.filter((beginning) => html.includes(beginning)).length

const folder = mkdtempSync(join(tmpdir(), 'reviews-bench-'))
const executablePath = await findInstalledChromium()
try {
  await buildSubjects(folder)
  const { renderSubject, beginnings } = await import(join(folder, 'server/server.js'))
  const renders = new Map<Subject, () => string>()
  const results = new Map<Subject, Measurement>()
  for (const subject of subjects) {
    const { Subject } = await import(join(folder, `server/${subject}.js`))
    const render = () => renderSubject(Subject) as string
    renders.set(subject, render)
    results.set(subject, { html: render(), script: [], hydrationTask: [], serverRender: [], shifts: {} })
  }

  for (let round = 0; round < rounds * 3; round++) {
    for (const [subject, render] of renders) {
      const before = performance.now()
      for (let count = 0; count < RENDERS; count++) render()
      // The first third warms up.
      if (round >= rounds) results.get(subject)?.serverRender.push((performance.now() - before) / RENDERS)
    }
  }

  const html = new Map([...results].map(([subject, result]) => [subject, result.html]))
  const server = await serveSubjects(folder, html)
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [subject, result] of results) {
        const start = async (how: 'mount' | 'hydrate', width: (typeof WIDTHS)[number]): Promise<Visit> => {
          const url = `${server.origin}/${subject}/${how}`
          const measured = await visit(browser, url, { subject, start: how, width })
          result.shifts[`${how} ${width}`] = measured.layoutShift
          return measured
        }
        result.script.push((await start('mount', 390)).script)
        result.hydrationTask.push((await start('hydrate', 390)).longestTask)
        if (round === 0) for (const how of ['mount', 'hydrate'] as const) await start(how, 1280)
      }
      console.error(`round ${round + 1} of ${rounds}`)
    }
  } finally {
    await browser.close()
    server.close()
  }

  const embla = results.get('embla')?.script ?? []
  const rows = [...results].map(([subject, { html, script, hydrationTask, serverRender, shifts }]) => {
    const ratios = script.map((time, round) => time / (embla[round] ?? Number.NaN))
    const shift = (how: string) =>
      WIDTHS.map((width) => (shifts[`${how} ${width}`] ?? Number.NaN).toFixed(3)).join(' / ')
    return [
      subject,
      formatSpread(script, 0),
      formatSpread(ratios, 2),
      formatSpread(hydrationTask, 0),
      median(serverRender).toFixed(2),
      `${countReviews(html, beginnings)} of ${beginnings.length}`,
      shift('mount'),
      shift('hydrate'),
    ]
  })
  const header = [
    '',
    'script of a mount, ms',
    '× Embla',
    'longest task of hydration, ms',
    'server render, ms',
    'reviews in its HTML',
    'shift mounted, 390 / 1280',
    'shift hydrated, 390 / 1280',
  ]
  const table = [header, header.map(() => '---'), ...rows]
  console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'))
} finally {
  rmSync(folder, { recursive: true })
}
