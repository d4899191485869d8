/**
 * Visits the built site at random: `npm run walk -- --minutes 10 [--seed n]`. Repeats one visit, as a failure prints it:
 * `npm run walk -- --replay '{…}'`. Ends with exit code 1 if the site broke a promise; the walk is then as short as possible.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { walkPaths } from './paths.ts'
import { arbitraryWalk } from './steps.ts'
import { walk } from './walk.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    steps: { type: 'string', default: '25' },
    replay: { type: 'string' },
    origin: { type: 'string' },
    port: { type: 'string', default: '41732' },
  },
})

const origin = values.origin ?? `http://localhost:${values.port}`
const server = values.origin
  ? undefined
  : spawn(process.execPath, ['serve.ts'], {
      cwd: new URL('..', import.meta.url),
      env: { ...process.env, PORT: values.port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
if (server?.stdout) await once(server.stdout, 'data')
const browser = await chromium.launch({ executablePath: await findInstalledChromium(), args: CHROMIUM_ARGS })

let walks = 0
async function walkOnce(beginning: Parameters<typeof walk>[2]) {
  walks += 1
  process.stdout.write('.')
  await walk(browser, origin, beginning)
}

try {
  if (values.replay) {
    await walkOnce(JSON.parse(values.replay))
    console.log('The site keeps its promises on this walk.')
  } else {
    const seed = Number(values.seed)
    const result = await fc.check(
      fc.asyncProperty(arbitraryWalk(walkPaths, Number(values.steps)), walkOnce),
      {
        seed,
        numRuns: Number.MAX_SAFE_INTEGER,
        interruptAfterTimeLimit: Number(values.minutes) * 60_000,
      },
    )
    console.log(`\n${walks} walks of ${values.steps} steps, seed ${seed}`)
    // A run that its time ends counts as failed, too, but has no counterexample.
    if (result.counterexample) {
      console.log(`found on walk ${result.numRuns}, shortened ${result.numShrinks} times`)
      console.log(String(result.errorInstance))
      process.exitCode = 1
    }
  }
} catch (error) {
  console.error(String(error))
  process.exitCode = 1
} finally {
  await browser.close()
  server?.kill()
}
