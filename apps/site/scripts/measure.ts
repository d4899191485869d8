/**
 * Measures the speed of the built site on a simulated phone: `npm run measure`. Run it while the machine does nothing
 * else, because it measures times.
 *
 *     npm run measure                                # the most important pages
 *     npm run measure -- /rooms/suite /it/           # only the pages with these paths
 *     npm run measure -- --all                       # a page of each page module, in each language
 *     npm run measure -- --against main              # also measures a build of `main`, and compares the two
 *     npm run measure -- --pairs 1 --runs 1          # quick: by default 7 pairs and 3 runs
 *
 * Measures for each page: the values of Lighthouse; bytes and requests of the first view, of the untouched page, and of
 * the page scrolled to its end; Interaction to Next Paint and long tasks of a visit; Largest Contentful Paint with and
 * without scripts, in pairs. `--runs` is the number of Lighthouse runs and of visits, of which the medians count. A page
 * takes about two minutes. Writes `measurements/result.json` and `measurements/index.html`. Exit code 1: a page exceeds
 * a limit of `budget.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import {
  buildRevision,
  buildWorkingTree,
  describeRevision,
  resolveRevision,
} from '../../../scripts/visual/builds.ts'
import { findExceededLimits } from './budget.ts'
import { measureLighthouse } from './measure/lighthouse.ts'
import {
  type BuildMeasurement,
  comparePageMeasurements,
  type PageMeasurement,
  renderMeasurementReport,
  summarizePageMeasurement,
} from './measure/report.ts'
import { serveMeasuredBuild } from './measure/serve-build.ts'
import { median } from './measure/statistics.ts'
import { measureLargestContentfulPaint, measureVisit } from './measure/visit.ts'
import { pageModulePaths } from '../measure/pages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    all: { type: 'boolean' },
    pairs: { type: 'string', default: '7' },
    runs: { type: 'string', default: '3' },
  },
})
const usualRoutes = ['/', '/it/', '/de/', '/rooms/suite', '/fiere', '/vicenza/surroundings']
const allRoutes = ['', '/it', '/de'].flatMap((prefix) => pageModulePaths.map((path) => `${prefix}${path}`))
const routes = positionals.length > 0 ? positionals : values.all ? allRoutes : usualRoutes
const pairs = Number(values.pairs)
const runs = Number(values.runs)
const folder = fileURLToPath(new URL('../measurements/', import.meta.url))
const subject = {
  name: 'site',
  kind: 'site',
  task: 'build',
  filter: '@meridiana/site',
  output: 'apps/site/build/client',
} as const

const revision = values.against && resolveRevision(values.against)
const builds = [
  { name: 'working tree', folder: buildWorkingTree([subject])(subject) },
  ...(revision
    ? [
        {
          name: describeRevision(revision),
          folder: buildRevision(revision, [subject], `${folder}builds/${revision}`)(subject),
        },
      ]
    : []),
]

const executablePath = await findInstalledChromium()
const browser = await chromium.launch({ args: CHROMIUM_ARGS, ...(executablePath ? { executablePath } : {}) })
const servers = await Promise.all(builds.map(({ folder }) => serveMeasuredBuild(folder)))

async function measurePage(origin: string, route: string): Promise<PageMeasurement> {
  const url = `${origin}${route}`
  const paints: PageMeasurement['paints'] = []
  for (let pair = 0; pair < pairs; pair += 1)
    paints.push({
      withScripts: await measureLargestContentfulPaint(browser, url, true),
      withoutScripts: await measureLargestContentfulPaint(browser, url, false),
    })
  return {
    route,
    paints,
    paintRatio: median(paints.map(({ withScripts, withoutScripts }) => withScripts / withoutScripts)),
    visit: await measureVisit(browser, url, runs),
    lighthouse: await measureLighthouse(url, executablePath ?? chromium.executablePath(), runs),
  }
}

const measurements: BuildMeasurement[] = builds.map(({ name }) => ({ name, pages: [] }))
for (const route of routes)
  for (const [index, { origin }] of servers.entries()) {
    console.log(`${route}, ${measurements[index]?.name}`)
    measurements[index]?.pages.push(await measurePage(origin, route))
  }
await browser.close()
for (const server of servers) server.close()

const [current, before] = measurements
const ratios = (current?.pages ?? []).flatMap((page, index) => {
  const earlier = before?.pages[index]
  return earlier ? [comparePageMeasurements(earlier, page)] : []
})
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}result.json`, JSON.stringify(measurements, undefined, 2))
writeFileSync(`${folder}index.html`, renderMeasurementReport(measurements, ratios))

for (const { name, pages } of measurements) {
  console.log(name)
  console.table(pages.map(summarizePageMeasurement))
}
if (ratios.length > 0) console.table(ratios)
const exceeded = (current?.pages ?? []).flatMap(findExceededLimits)
for (const message of exceeded) console.error(message)
console.log(`Tables and plots: ${folder}index.html`)
process.exit(exceeded.length > 0 ? 1 : 0)
