/**
 * Tries the three packages in other people's apps: `npm run consumers`. Packs the packages as a release would, and
 * installs the tarballs in a copy of each app of `consumers/`, outside of the repository. Each app has the scripts
 * `types`, `server` and `build`, and a browser test, `visit.ts`, which acts as a visitor in Chromium.
 *
 * - `--only <name>`: only this app; may be repeated
 * - `--small`: only the apps that `.ci/run` tries
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../chromium.mjs'
import { packPackage } from '../packed-package.ts'
import { type ConsumerBrowserTest, runConsumerBrowserTest } from './visit.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGES = ['ui', 'reviews-widget', 'consent']
/** The apps that `.ci/run` tries: they are quick, and together they use all three packages. */
const SMALL = ['plain-elements', 'plain-html', 'vite-react-19']
/** Turns off telemetry and prompts of the apps' tools. */
const env = { ...process.env, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' }

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    small: { type: 'boolean' },
  },
})
const chosen = values.only ?? (values.small ? SMALL : readdirSync(join(root, 'consumers')))

const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
const browser = await chromium.launch({ executablePath: await findInstalledChromium(), args: CHROMIUM_ARGS })

/** The files that every app gets, by path: the tarballs, and the examples of the READMEs. */
const files: Record<string, Buffer | string> = {}
for (const name of PACKAGES) {
  const source = join(root, 'packages', name)
  files[`${name}.tgz`] = readFileSync(packPackage(source, join(folder, 'packed')).tarball)
  // The apps build code blocks unchanged, so a wrong example fails. A comment before a block names its file.
  const blocks = readFileSync(join(source, 'README.md'), 'utf8').matchAll(
    /<!-- consumer: (\S+) -->\s*```\w+\n([\s\S]*?)```/g,
  )
  for (const [, file, code = ''] of blocks) files[`readme/${name}/${file}`] = code
}

/** Runs npm in an app; returns the end of its output if it fails. */
function npm(app: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: app, env, encoding: 'utf8' })
  return status === 0 ? [] : [`${stdout}\n${stderr}`.trim().split('\n').slice(-40).join('\n')]
}

/** Installs, type-checks, renders on the server, builds and visits an app; returns the messages of each step. */
async function checkConsumer(name: string) {
  const source = join(root, 'consumers', name)
  const app = join(folder, name)
  cpSync(source, app, { recursive: true, filter: (path) => !path.includes('node_modules') })
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(app, path)), { recursive: true })
    writeFileSync(join(app, path), content)
  }
  const { scripts = {} } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'))
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']
  const steps: Record<string, string[]> = { install: npm(app, 'install', '--fetch-retries=5', ...quiet) }
  for (const step of ['types', 'server', 'build'])
    if (scripts[step] && steps.install?.length === 0) steps[step] = npm(app, 'run', '--silent', step)
  if (steps.build?.length !== 0) return steps
  const test: ConsumerBrowserTest = (await import(join(source, 'visit.ts'))).consumerBrowserTest
  return { ...steps, visit: await runConsumerBrowserTest(browser, join(app, test.pages), test) }
}

const table: Record<string, Record<string, string>> = {}
for (const name of chosen) {
  console.log(`▸ ${name}`)
  table[name] = {}
  for (const [step, messages] of Object.entries(await checkConsumer(name))) {
    table[name][step] = messages.length === 0 ? '✓' : '✗'
    for (const message of messages) console.log(`✗ ${name} › ${step}\n${message}`)
  }
}
console.table(table)
if (JSON.stringify(table).includes('✗')) process.exitCode = 1
await browser.close()
rmSync(folder, { recursive: true })
