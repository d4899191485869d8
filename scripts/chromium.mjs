// @ts-check
/**
 * Finds a Chromium for the browser tests, in this order: `CHROMIUM_PATH`, a Chromium or Chrome of the system,
 * Playwright's download, Debian's package (as root). Must run on Node 20, because `run.mjs` imports it.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

// The headless shell first: it draws no window, and needs a third less of the processor.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** Flags that stop Chromium's own network requests and messages, and let it start as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file))
  return found ?? (existsSync(MAC) ? MAC : undefined)
}

async function playwrightChromium() {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** Finds an installed Chromium; returns its path, or undefined if there is none. */
export async function findInstalledChromium() {
  return process.env.CHROMIUM_PATH || systemChromium() || (await playwrightChromium())
}

/**
 * Finds a Chromium or installs one, and returns its path; ends the process if the installation fails.
 * @param {(command: string, ...args: string[]) => Promise<number>} run runs a command and returns its exit code
 */
export async function findOrInstallChromium(run) {
  const present = await findInstalledChromium()
  if (present) return present

  console.log('No Chromium found: downloading the one of Playwright (at most two minutes)')
  const install = ['playwright', 'install', 'chromium']
  await (process.platform === 'linux' ? run('timeout', '120', 'npx', ...install) : run('npx', ...install))
  const downloaded = await playwrightChromium()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('The download failed: installing Debian’s chromium-headless-shell')
    await run('apt-get', 'update', '-qq')
    await run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell')
    const installed = systemChromium()
    if (installed) return installed
  }

  console.error(
    'The browser tests need Chromium, and none could be found or installed.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run the tests again.',
  )
  process.exit(1)
}
