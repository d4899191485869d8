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
]

/** Finds an installed Chromium; returns its path, or undefined if there is none. */
export async function findInstalledChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const places = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), MAC]
  const found = process.env.CHROMIUM_PATH || places.find((file) => existsSync(file))
  if (found) return found
  const { chromium } = await import('playwright')
  return [chromium.executablePath()].find((file) => existsSync(file))
}

/** Each command runs if the one before it failed. Without a network the first would try for minutes. */
const INSTALLATION =
  process.platform === 'linux'
    ? 'timeout 120 npx playwright install chromium || (apt-get update -qq; apt-get install -y -qq chromium-headless-shell)'
    : 'npx playwright install chromium'

/**
 * Finds a Chromium or installs one, and returns its path; ends the process if the installation fails.
 * @param {(command: string, ...args: string[]) => Promise<number>} run runs a command and returns its exit code
 */
export async function findOrInstallChromium(run) {
  if (!(await findInstalledChromium())) {
    console.log(`No Chromium found: ${INSTALLATION}`)
    await run('sh', '-c', INSTALLATION)
  }
  const found = await findInstalledChromium()
  if (found) return found
  console.error(
    'The browser tests need Chromium, and none could be found or installed.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run the tests again.',
  )
  process.exit(1)
}
