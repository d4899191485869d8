/**
 * Runs the root commands (`npm start`, `npm test` …) on a machine with only Node 20 or newer, npm and git: fetches the
 * pinned pnpm, installs the dependencies (among them a newer Node, which the tools need), and calls Turborepo.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { findOrInstallChromium } from './chromium.mjs'
import { formatTestSummary, readProcessorSeconds } from './summary.mjs'

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
function run(command, ...args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env })
    const forward = (signal) => child.kill(signal)
    process.once('SIGINT', forward).once('SIGTERM', forward)
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward)
      resolve(code ?? (signal ? 130 : 1))
    })
  })
}

/** Runs a command; if it fails, ends the process with its exit code. */
async function must(command, ...args) {
  const code = await run(command, ...args)
  if (code !== 0) process.exit(code)
}

const log = (text) => console.log(`\n▸ ${text}`)
const pnpm = ['npx', '-y', packageManager]
const turbo = [...pnpm, 'exec', 'turbo', 'run']
const typecheck = ['typecheck', 'typecheck:scripts']

async function install() {
  log('Installing (first time: a minute or so)')
  await must(...pnpm, 'install', '--frozen-lockfile')
  if (!existsSync(new URL('node_modules/.bin/node', root)) && !newEnough(process.versions.node)) {
    console.error(
      `This system has no pinned Node in the package registry, and its own is ${process.versions.node}.\n` +
        'Install Node 22.22 or newer and run the command again.',
    )
    process.exit(1)
  }
}

/** Path of the pinned Node if it is installed, else the system's `node`. */
const newerNode = () =>
  existsSync(new URL('node_modules/.bin/node', root)) ? 'node_modules/.bin/node' : 'node'

function newEnough(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 22)
}

/** Builds the packages, and checks their tarballs. */
const checkPackages = () =>
  must(...turbo, 'build', 'check:package', '--filter=./packages/*', '--output-logs=errors-only')

/** The tasks of `npm test`, and of `npm run test:quick`. */
const checks = ['check:code', ...typecheck, 'test:scripts', 'test', 'e2e']
const quickChecks = ['check:code', ...typecheck, 'test:quick']

async function test(tasks, args) {
  log('Looking for a browser')
  env.CHROMIUM_PATH = await findOrInstallChromium(run)
  console.log(env.CHROMIUM_PATH)
  await run(env.CHROMIUM_PATH, '--version')
  log(`Tests: ${tasks.join(', ')}`)
  const flags = [
    '--continue=dependencies-successful',
    '--concurrency=2',
    '--summarize',
    '--output-logs=new-only',
  ]
  const started = Date.now()
  const code = await run(...turbo, ...tasks, ...flags, ...args)
  const { text, failed } = formatTestSummary(new URL('.turbo/runs/', root), root, tasks, started)
  const seconds = readProcessorSeconds()
  if (seconds) console.log(`\n${seconds} s of processor time (user + sys), installation included`)
  console.log(`\n${text}`)
  process.exit(code !== 0 ? code : failed > 0 ? 1 : 0)
}

const [task, ...args] = process.argv.slice(2)
await install()
if (task === 'start') {
  log('Building the packages and the site')
  await must(...turbo, 'build', '--output-logs=new-only', ...args)
  log('Serving')
  process.exit(await run(newerNode(), 'apps/site/serve.ts'))
} else if (task === 'test') {
  await test(checks, args)
} else if (task === 'test:quick') {
  await test(quickChecks, args)
} else if (task === 'test:browsers') {
  env.CHROMIUM_PATH = await findOrInstallChromium(run)
  await must(...turbo, 'build', '--output-logs=errors-only')
  process.exit(await run(newerNode(), 'apps/site/browsers/run.ts', ...args))
} else if (task === 'walk') {
  env.CHROMIUM_PATH = await findOrInstallChromium(run)
  await must(...turbo, 'build', '--output-logs=errors-only')
  process.exit(await run(newerNode(), 'apps/site/walk/run.ts', ...args))
} else if (task === 'consumers') {
  env.CHROMIUM_PATH = await findOrInstallChromium(run)
  await checkPackages()
  await must(newerNode(), 'scripts/consumers/run.ts', ...args)
} else if (task === 'release') {
  await checkPackages()
  await must(newerNode(), 'scripts/release.ts', ...args)
} else if (task === 'lint') {
  await must(...turbo, 'check:code', ...args)
} else if (task === 'storybook') {
  // Without a filter: the Storybook of all packages. With `--filter=@meridiana/ui`: that of one package.
  await must(...turbo, args.length > 0 ? 'storybook' : 'storybook:all', ...args)
} else if (task === 'typecheck') {
  await must(...turbo, ...typecheck, ...args)
} else if (task === 'format') {
  await must(...pnpm, 'exec', 'biome', 'check', '--write', '.', ...args)
} else {
  await must(...turbo, task, ...args)
}
