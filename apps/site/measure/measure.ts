/**
 * Measures the built site on a phone with Lighthouse and web-vitals. Run it while the machine does nothing else.
 *
 *     npm run measure                         # the most important pages
 *     npm run measure -- /rooms/suite /it/    # only these pages
 *     npm run measure -- --all                # a page of each page module, in each language
 *     npm run measure -- --against main       # also a build of `main`, in turn, and the ratios
 *     npm run measure -- --quick              # one run, one pair
 *     npm run size                            # only bytes and requests, one load a page
 *     npm run measure -- --script --against main  # only processor time of scripts, builds in turn, and the ratios
 *
 * A page takes 16 loads: 3 of Lighthouse (`--runs`); 5 pairs on slow 4G with a slow processor (`--pairs`), of which the
 * first load gives bytes, hydration, next page and INP, and both together the ratio of LCP; 3 with late fonts. Medians
 * count. With `--all` there are 2 pairs: 10 loads, about 75 seconds a page, an hour in all. Writes
 * `measurements/result.json`. Exit code 1: a figure exceeds its limit in `budget.json`.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { languageCodes } from '../app/lib/languages/languages.ts'
import { localizePath } from '../app/lib/languages/paths.ts'
import budget from './budget.json' with { type: 'json' }
import { type Figures, keepsLimit } from './budget.ts'
import { pageModulePaths } from './pages.ts'
import { buildRevision, buildWorkingTree } from './revisions.ts'
import { measureLateFonts, measurePair, measureScripts, measureTransfer } from './visits.ts'

const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const
const options = { against: text, all: flag, pairs: text, quick: flag, runs: text, script: flag, size: flag }
const { values, positionals } = parseArgs({ allowPositionals: true, options })
const allPaths = languageCodes.flatMap((language) =>
  pageModulePaths.map((path) => localizePath(language, path)),
)
const usualPaths = ['/', '/it', '/de', '/rooms/suite', '/fiere', '/vicenza/surroundings']
const paths = positionals.length > 0 ? positionals : values.all ? allPaths : usualPaths
const runs = Number(values.runs ?? (values.quick ? 1 : 3))
const pairs = Number(values.pairs ?? (values.quick ? 1 : values.all ? 2 : 5))

/** Serves a build until this process ends, and returns its origin. */
async function serve(folder: string, index: number) {
  const env = { ...process.env, FOLDER: `${folder}/`, PORT: `${Number(process.env.PORT ?? 4301) + index}` }
  const server = spawn('node', ['serve.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => server.kill())
  await once(server.stdout, 'readable')
  if (server.stdout.read() === null) throw new Error(`measure: ${folder} is not served`)
  return `http://localhost:${env.PORT}`
}

const folders = [buildWorkingTree()]
if (values.against) folders.push(buildRevision(values.against))
const origins = await Promise.all(folders.map(serve))

const chromePath = (await findInstalledChromium()) ?? chromium.executablePath()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: chromePath })
const chrome = await launch({ chromePath, chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'] })
process.on('exit', () => chrome.kill())

async function runLighthouse(url: string): Promise<Figures> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo']
  const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories })
  const { categories = {}, audits = {} } = result?.lhr ?? {}
  return {
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, (score ?? 0) * 100])),
    'LCP ms': audits['largest-contentful-paint']?.numericValue,
    'TBT ms': audits['total-blocking-time']?.numericValue,
    CLS: audits['cumulative-layout-shift']?.numericValue,
  }
}

const mapFigures = <Value>(figures: Figures, change: (name: string, value?: number) => Value) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(name, value)]))

/** Returns the median of each figure; of an even number of results, the higher one in the middle. */
function findMedians(results: Figures[]): Figures {
  const sort = (name: string) => results.map((result) => Number(result[name])).toSorted((a, b) => a - b)
  return mapFigures(results[0] ?? {}, (name) => sort(name)[Math.floor(results.length / 2)])
}

async function repeat(times: number, measure: () => Promise<Figures>) {
  const results: Figures[] = []
  for (let time = 0; time < times; time += 1) results.push(await measure())
  return findMedians(results)
}

/** Measures the builds in turn, so that what else the machine does is the same for all. */
async function repeatInTurn(times: number, urls: string[], measure: (url: string) => Promise<Figures>) {
  const results = urls.map((): Figures[] => [])
  for (let time = 0; time < times; time += 1)
    for (const [index, url] of urls.entries()) results[index]?.push(await measure(url))
  return results.map(findMedians)
}

const measureAll = async (url: string) => ({
  ...(await repeat(runs, () => runLighthouse(url))),
  ...(await repeat(pairs, () => measurePair(browser, url))),
  ...(await measureLateFonts(browser, url)),
})

// A limit without a figure is exceeded: not even an error ends an hour of measuring.
const limits = values.size ? budget.size : { ...budget.scores, ...budget.times, ...budget.size }
const unmeasured = mapFigures(limits, () => undefined)

const pages: Record<string, Figures[]> = {}
mkdirSync('measurements', { recursive: true })
for (const path of paths) {
  pages[path] = []
  const urls = origins.map((origin) => origin + path)
  if (values.script) pages[path] = await repeatInTurn(pairs, urls, (url) => measureScripts(browser, url))
  for (const url of values.script ? [] : urls) {
    console.log(url)
    const figures = values.size ? measureTransfer(browser, url) : measureAll(url)
    pages[path].push({ ...unmeasured, ...(await figures.catch(console.error)) })
  }
  writeFileSync('measurements/result.json', JSON.stringify(pages, undefined, 2))
}

const format = (value = Number.NaN) => `${Number(value.toFixed(value < 10 ? 2 : 0))}`
const rows: Record<string, Record<string, string>> = {}
for (const [path, [after = {}, before]] of Object.entries(pages)) {
  const mark = (name: string, value?: number) => (keepsLimit(path, name, value) ? '' : ' !')
  rows[path] = mapFigures(after, (name, value) => format(value) + mark(name, value))
  if (before)
    rows[`${path}, ratio`] = mapFigures(after, (name, value) => format(Number(value) / Number(before[name])))
}
console.table(rows)
console.log('! exceeds its limit in measure/budget.json')
process.exit(JSON.stringify(rows).includes('!') ? 1 : 0)
