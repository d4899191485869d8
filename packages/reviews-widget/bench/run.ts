/**
 * Compares the carousel with other carousels that show the same seven reviews: `npm run bench`. Run it on a machine
 * that does nothing else.
 *
 *     npm run bench                              # 15 rounds, about six minutes
 *     npm run bench -- --rounds 3 --only embla   # quick: the carousel and Embla
 *
 * Each round mounts and hydrates every carousel. Each time it opens a new page as wide as a phone, with a processor four
 * times slower; presses are also measured in a page as wide as a desktop. Prints a table in Markdown: medians and, in
 * brackets, quartiles.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { BENCHMARKED_LIBRARIES, type BenchmarkedLibrary, buildBenchmarkCarousels } from './build.ts'
import { serveBenchmarkPages } from './serve.ts'
import { formatMedianAndQuartiles, median } from './statistics.ts'
import { type CarouselStartMeasurement, measureCarouselStart, WINDOW_WIDTHS } from './visit.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    only: { type: 'string', multiple: true },
  },
})
const rounds = Number(values.rounds)
const chosen = new Set<string>([...(values.only ?? BENCHMARKED_LIBRARIES), 'reviews-widget', 'embla'])
const libraries = BENCHMARKED_LIBRARIES.filter((library) => chosen.has(library))

/** The number of server renders that are timed together, because a single render is too short to time. */
const RENDERS = 20

/** Numbers of reviews for which the widget’s presses are compared. */
const MANY_REVIEWS = [60, 200] as const

/** All measurements of one carousel. Lists have one value per round. */
interface Measurement {
  html: string
  script: number[]
  visible: number[]
  hydrationTask: number[]
  /** By window width. */
  press: Record<number, number[]>
  serverRender: number[]
  /**
   * The layout shift by kind of start and window width, such as `mount 390`. It is the same in every round, so one
   * value is kept.
   */
  shifts: Record<string, number>
}

/** Counts the reviews in the server's HTML, by the first words of each review. */
const countReviews = (html: string, beginnings: string[]) =>
  beginnings.filter((beginning) => html.includes(beginning)).length

const folder = mkdtempSync(join(tmpdir(), 'reviews-bench-'))
const executablePath = await findInstalledChromium()
try {
  await buildBenchmarkCarousels(folder)
  const { renderCarouselToHtml, firstWordsOfReviews } = await import(join(folder, 'server/server.js'))
  const renders = new Map<BenchmarkedLibrary, () => string>()
  const results = new Map<BenchmarkedLibrary, Measurement>()
  for (const library of libraries) {
    const { BenchmarkCarousel } = await import(join(folder, `server/${library}.js`))
    const render = () => renderCarouselToHtml(BenchmarkCarousel) as string
    renders.set(library, render)
    results.set(library, {
      html: render(),
      script: [],
      visible: [],
      hydrationTask: [],
      press: { 390: [], 1280: [] },
      serverRender: [],
      shifts: {},
    })
  }

  for (let round = 0; round < rounds * 3; round++) {
    for (const [library, render] of renders) {
      const before = performance.now()
      for (let count = 0; count < RENDERS; count++) render()
      // The loop has three times `rounds` rounds. The first third warms up the code and is not counted.
      if (round >= rounds) results.get(library)?.serverRender.push((performance.now() - before) / RENDERS)
    }
  }

  const pressesOfMany: Record<string, number[]> = {}
  for (const count of MANY_REVIEWS) for (const width of WINDOW_WIDTHS) pressesOfMany[`${count} ${width}`] = []

  const html = new Map([...results].map(([library, result]) => [library, result.html]))
  const server = await serveBenchmarkPages(folder, html)
  const browser = await chromium.launch({
    args: CHROMIUM_ARGS,
    ...(executablePath ? { executablePath } : {}),
  })
  try {
    for (let round = 0; round < rounds; round++) {
      for (const [library, result] of results) {
        const start = async (
          how: 'mount' | 'hydrate',
          width: (typeof WINDOW_WIDTHS)[number],
        ): Promise<CarouselStartMeasurement> => {
          const url = `${server.origin}/${library}/${how}`
          const measured = await measureCarouselStart(browser, url, { library, start: how, width })
          result.shifts[`${how} ${width}`] = measured.layoutShift
          return measured
        }
        for (const width of WINDOW_WIDTHS) {
          const { script, visible, presses } = await start('mount', width)
          if (width === 390) {
            result.script.push(script)
            result.visible.push(visible)
          }
          if (presses.length > 0) result.press[width]?.push(median(presses))
        }
        result.hydrationTask.push((await start('hydrate', 390)).longestTask)
        if (round === 0) await start('hydrate', 1280)
      }
      for (const count of MANY_REVIEWS) {
        for (const width of WINDOW_WIDTHS) {
          const url = `${server.origin}/reviews-widget/mount`
          const options = { library: 'reviews-widget', start: 'mount', width, count } as const
          const { presses } = await measureCarouselStart(browser, url, options)
          pressesOfMany[`${count} ${width}`]?.push(median(presses))
        }
      }
      console.error(`round ${round + 1} of ${rounds}`)
    }
  } finally {
    await browser.close()
    server.close()
  }

  const embla = results.get('embla')
  const compare = (times: number[], others: number[] = []) =>
    formatMedianAndQuartiles(
      times.map((time, round) => time / (others[round] ?? Number.NaN)),
      2,
    )
  const rows = [...results].map(
    ([library, { html, script, visible, hydrationTask, press, serverRender, shifts }]) => {
      const shift = (how: string) =>
        WINDOW_WIDTHS.map((width) => (shifts[`${how} ${width}`] ?? Number.NaN).toFixed(3)).join(' / ')
      return [
        library,
        formatMedianAndQuartiles(script, 0),
        compare(script, embla?.script),
        formatMedianAndQuartiles(visible, 0),
        compare(visible, embla?.visible),
        formatMedianAndQuartiles(hydrationTask, 0),
        ...WINDOW_WIDTHS.flatMap((width) => {
          const times = press[width] ?? []
          if (times.length === 0) return ['–', '–']
          return [formatMedianAndQuartiles(times, 1), compare(times, embla?.press[width])]
        }),
        median(serverRender).toFixed(2),
        `${countReviews(html, firstWordsOfReviews)} of ${firstWordsOfReviews.length}`,
        shift('mount'),
        shift('hydrate'),
      ]
    },
  )
  const header = [
    '',
    'script of a mount, ms',
    '× Embla',
    'start to paint of a mount, ms',
    '× Embla',
    'longest task of hydration, ms',
    ...WINDOW_WIDTHS.flatMap((width) => [`press to paint at ${width} px, ms`, '× Embla']),
    'server render, ms',
    'reviews in its HTML',
    'shift mounted, 390 / 1280',
    'shift hydrated, 390 / 1280',
  ]
  const table = [header, header.map(() => '---'), ...rows]
  console.log(table.map((row) => `| ${row.join(' | ')} |`).join('\n'))
  const ratios = WINDOW_WIDTHS.map((width) => {
    const [few, many] = MANY_REVIEWS.map((count) => pressesOfMany[`${count} ${width}`])
    return `${compare(many ?? [], few)} at ${width} px`
  })
  console.log(`Press to paint with 200 reviews, × 60 reviews: ${ratios.join(', ')}`)
} finally {
  rmSync(folder, { recursive: true })
}
