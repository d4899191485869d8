import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { median } from './statistics.ts'

/** `npx` fetches Lighthouse: it is large and only this script needs it, so it is not in `package.json`. */
const LIGHTHOUSE = 'lighthouse@13.5.0'

/** Scores (0 to 100) and times of one Lighthouse run. */
export interface LighthouseResult {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  /** Times in ms, with the network and the processor of a phone simulated. */
  firstContentfulPaint: number
  largestContentfulPaint: number
  totalBlockingTime: number
  layoutShift: number
}

async function runOnce(url: string, chromium: string): Promise<LighthouseResult> {
  const flags = ['--headless=new', '--no-sandbox', '--disable-gpu'].join(' ')
  const { stdout } = await promisify(execFile)(
    'npx',
    ['-y', LIGHTHOUSE, url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 2 ** 28 },
  )
  const { categories, audits } = JSON.parse(stdout)
  const score = (name: string) => Math.round(categories[name].score * 100)
  const value = (name: string) => audits[name].numericValue as number
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: value('first-contentful-paint'),
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
  }
}

/** Runs Lighthouse (mobile) several times and returns the median of each value. */
export async function measureLighthouse(
  url: string,
  chromium: string,
  runs: number,
): Promise<LighthouseResult> {
  const results: LighthouseResult[] = []
  for (let run = 0; run < runs; run += 1) results.push(await runOnce(url, chromium))
  const [first] = results
  if (!first) throw new Error('measure: --runs must be at least 1')
  return Object.fromEntries(
    (Object.keys(first) as (keyof LighthouseResult)[]).map((name) => [
      name,
      median(results.map((result) => result[name])),
    ]),
  ) as unknown as LighthouseResult
}
