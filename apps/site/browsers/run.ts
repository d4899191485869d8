/**
 * Runs the journeys on the built site in each browser engine, compares the look of the packages, and prints a table.
 *
 *     npm run test:browsers                      # all engines
 *     npm run test:browsers -- firefox webkit    # these engines
 *
 * Exit code 1: a journey has failed, or an engine is not there.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { engines, type Tab } from './engines.ts'
import { journeys } from './journeys.ts'

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(engines)
const port = process.env.E2E_PORT ?? '41733'
const origin = `http://localhost:${port}`

const server = spawn(process.execPath, ['serve.ts'], {
  cwd: new URL('..', import.meta.url),
  env: { ...process.env, PORT: port },
  stdio: ['ignore', 'pipe', 'inherit'],
})
process.on('exit', () => server.kill())
await once(server.stdout, 'data')

const table: Record<string, Record<string, string>> = {}

/** Runs a journey in a new browser, and returns what the table says about it. */
async function run(engine: string, journey: string) {
  let tab: Tab | undefined
  try {
    tab = await engines[engine]?.()
    if (!tab) throw new Error(`no such engine; there are ${Object.keys(engines).join(', ')}`)
    table.version = { ...table.version, [engine]: tab.version }
    const outcome = await journeys[journey]?.(tab, origin)
    if (tab.errors.length > 0) throw new Error(tab.errors.join('\n'))
    return String(outcome ?? 'passed')
  } catch (error) {
    console.log((error as Error).message)
    return tab ? 'FAILED' : 'NO ENGINE'
  } finally {
    await tab?.close()
  }
}

for (const engine of names)
  for (const journey of Object.keys(journeys)) {
    const outcome = await run(engine, journey)
    console.log(`${engine} › ${journey}: ${outcome}`)
    table[journey] = { ...table[journey], [engine]: outcome }
  }

console.table(table)
const cells = Object.values(table).flatMap((row) => Object.values(row))
process.exit(cells.some((cell) => cell === 'FAILED' || cell === 'NO ENGINE') ? 1 : 0)
