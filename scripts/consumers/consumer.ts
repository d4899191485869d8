/** Tries the packed packages in one app: in a copy of `consumers/<name>` outside of the repository. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Browser } from 'playwright'
import type { ConsumerCheckStep, ConsumerResult, ConsumerStepOutcome } from './table.ts'
import { type ConsumerBrowserTest, runConsumerBrowserTest } from './visit.ts'

const execute = promisify(execFile)

/** Environment variables that turn off telemetry and prompts of the apps' tools. */
const env = { ...process.env, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }

/** Runs a command; returns `true`, or the end of its output when it fails. */
async function tryCommand(cwd: string, command: string, ...args: string[]): Promise<ConsumerStepOutcome> {
  try {
    await execute(command, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 })
    return true
  } catch (error) {
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string }
    const output = `${stdout}\n${stderr}`.trim() || message
    return [output.split('\n').slice(-40).join('\n')]
  }
}

/**
 * Installs, type-checks, renders on the server, builds and visits an app. A step is left out if a step that it needs
 * has failed.
 *
 * @param source the app's folder in the repository
 * @param folder an empty folder for the copy
 * @param files files to add to the copy, by path: the tarballs, and the examples of the READMEs
 */
export async function checkConsumer(
  name: string,
  source: string,
  folder: string,
  files: Record<string, Buffer | string>,
  browser: Browser,
): Promise<ConsumerResult> {
  const started = performance.now()
  const outcomes: Partial<Record<ConsumerCheckStep, ConsumerStepOutcome>> = {}
  const result = (): ConsumerResult => ({ name, outcomes, seconds: (performance.now() - started) / 1000 })

  cpSync(source, folder, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts?: Record<string, string>
  }

  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  outcomes.install = await tryCommand(folder, 'npm', 'install', '--fetch-retries=5', ...options)
  if (outcomes.install !== true) return result()

  for (const step of ['types', 'server', 'build'] as const)
    if (scripts[step]) outcomes[step] = await tryCommand(folder, 'npm', 'run', '--silent', step)
  if (Array.isArray(outcomes.build)) return result()

  const { consumerBrowserTest } = (await import(pathToFileURL(join(source, 'visit.ts')).href)) as {
    consumerBrowserTest: ConsumerBrowserTest
  }
  Object.assign(
    outcomes,
    await runConsumerBrowserTest(browser, join(folder, consumerBrowserTest.pages), consumerBrowserTest),
  )
  return result()
}
