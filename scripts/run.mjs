/**
 * Runs the root commands (`npm start`, `npm test` …) on a machine with only Node 20 or newer, npm and git: fetches the
 * pinned pnpm, installs the dependencies (among them a newer Node, which the tools need), and calls Turborepo.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './chromium.mjs'
import { countProcessorTime, formatTestSummary } from './summary.mjs'

const root = new URL('../', import.meta.url)
const { packageManager } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'))
const env = {
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  // The site is built for a day: its fairs, structured data and year. Turborepo replays a build of the same day only.
  BUILD_DAY: new Date().toLocaleDateString('sv', { timeZone: 'Europe/Rome' }),
  ...process.env,
}

/** Runs a command in the repository and returns its exit code. Passes Ctrl+C and other signals on to the command. */
async function run(command, ...args) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
  const forward = (signal) => child.kill(signal)
  process.once('SIGINT', forward).once('SIGTERM', forward)
  const [code] = await once(child, 'exit')
  process.off('SIGINT', forward).off('SIGTERM', forward)
  // A command that a signal has ended has no code.
  return code ?? 130
}

/** Runs a command; if it fails, ends the process with its exit code. */
async function must(command, ...args) {
  const code = await run(command, ...args)
  if (code !== 0) process.exit(code)
}

/** Counts from the installation on. Only test runs print it. */
const processorTime = process.argv[2]?.startsWith('test') ? countProcessorTime() : undefined
const log = (text) => console.log(`\n▸ ${text}`)
const pnpm = (...args) => must('npx', '-y', packageManager, ...args)
const turbo = (...args) => pnpm('exec', 'turbo', 'run', ...args)

/** Runs a script with the pinned Node if it is installed, else with the system's. */
const hasPinnedNode = () => existsSync(new URL('node_modules/.bin/node', root))
const node = (...args) => must(hasPinnedNode() ? 'node_modules/.bin/node' : 'node', ...args)

async function install() {
  log('Installing (first time: a minute or so)')
  await pnpm('install', '--frozen-lockfile')
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (hasPinnedNode() || major > 22 || (major === 22 && minor >= 22)) return
  console.error(
    `This system has no pinned Node in the package registry, and its own is ${process.versions.node}.\n` +
      'Install Node 22.22 or newer and run the command again.',
  )
  process.exit(1)
}

async function findBrowser() {
  env.CHROMIUM_PATH = await findOrInstallChromium(run)
}

const typecheck = ['typecheck', 'typecheck:scripts']

async function test(tasks, args) {
  log('Looking for a browser')
  await findBrowser()
  console.log(env.CHROMIUM_PATH)
  await run(env.CHROMIUM_PATH, '--version')
  log(`Tests: ${tasks.join(', ')}`)
  const runs = new URL('.turbo/runs/', root)
  rmSync(runs, { recursive: true, force: true })
  const flags = [
    '--continue=dependencies-successful',
    '--concurrency=2',
    '--summarize',
    '--output-logs=new-only',
  ]
  const code = await run('npx', '-y', packageManager, 'exec', 'turbo', 'run', ...tasks, ...flags, ...args)
  const { text, failed } = formatTestSummary(runs, root, tasks)
  const seconds = processorTime?.()
  if (seconds) console.log(`\n${seconds} s of processor time (user + sys), installation included`)
  console.log(`\n${text}`)
  process.exit(code || Math.min(failed, 1))
}

/** Builds, and runs a script that needs a browser. */
async function runOnBuilt(tasks, script, args) {
  await findBrowser()
  await turbo(...tasks, '--output-logs=errors-only')
  await node(script, ...args)
}

/** Builds the packages, and checks their tarballs. */
const packages = ['build', 'check:package', '--filter=./packages/*']

/** What follows the installation, by the name of the command. Other names are tasks of Turborepo. */
const commands = {
  async start(args) {
    log('Building the packages and the site')
    await turbo('build', '--output-logs=new-only', ...args)
    log('Serving')
    await node('apps/site/serve.ts')
  },
  test: (args) => test(['check:code', ...typecheck, 'test:scripts', 'test', 'e2e'], args),
  'test:quick': (args) => test(['check:code', ...typecheck, 'test:quick'], args),
  'test:browsers': (args) => runOnBuilt(['build'], 'apps/site/browsers/run.ts', args),
  walk: (args) => runOnBuilt(['build'], 'apps/site/walk/run.ts', args),
  consumers: (args) => runOnBuilt(packages, 'scripts/consumers/run.ts', args),
  async release() {
    await turbo(...packages, '--output-logs=errors-only')
    await node('scripts/release.ts')
  },
  lint: (args) => turbo('check:code', ...args),
  typecheck: (args) => turbo(...typecheck, ...args),
  format: (args) => pnpm('exec', 'biome', 'check', '--write', '.', ...args),
  // Without a filter: the Storybook of all packages. With `--filter=@meridiana/ui`: that of one package.
  storybook: (args) => turbo(args.length > 0 ? 'storybook' : 'storybook:all', ...args),
}

const [name, ...args] = process.argv.slice(2)
await install()
await (commands[name]?.(args) ?? turbo(name, ...args))
