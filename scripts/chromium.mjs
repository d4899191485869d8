/**
 * Finds a Chromium to run the browser tests in, and installs one where there is none.
 * First hit wins: `CHROMIUM_PATH`, a system Chromium or Chrome, Playwright's own download,
 * Debian's package (as root), else a clear message.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/**
 * Without a shell of its own for headless work, Chromium gives the window of each page an address bar, and loads two
 * documents for its suggestions: a third of the work of a short test. A list given here replaces Playwright's own,
 * so the features that Playwright disables follow.
 */
const DISABLED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
]

/** Flags that keep Chromium quiet, offline and able to start as root in a container. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES}`,
]

function onPath() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
    .find((file) => existsSync(file))
  return found ?? (existsSync(MAC) ? MAC : undefined)
}

async function ofPlaywright() {
  const { chromium } = await import('playwright')
  const file = chromium.executablePath()
  return existsSync(file) ? file : undefined
}

/** The browser of this machine, without installing anything; undefined where there is none. */
export async function chromiumPath() {
  return process.env.CHROMIUM_PATH || onPath() || (await ofPlaywright())
}

/**
 * The browser of this machine, installed first if need be.
 * @param {(command: string, ...args: string[]) => Promise<number>} run runs a command, gives its exit code
 */
export async function findChromium(run) {
  const present = await chromiumPath()
  if (present) return present

  console.log('No Chromium here: asking Playwright for its own (two minutes at most)')
  const limit = process.platform === 'linux' ? ['timeout', '120'] : []
  await run(...limit, 'npx', 'playwright', 'install', 'chromium')
  const downloaded = await ofPlaywright()
  if (downloaded) return downloaded

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Not to be had: installing Debian’s chromium')
    await run('apt-get', 'update', '-qq')
    await run('apt-get', 'install', '-y', '-qq', 'chromium')
    const installed = onPath()
    if (installed) return installed
  }

  console.error(
    'The browser tests need Chromium, and none could be found or installed.\n' +
      'Install Chromium or Chrome, or set CHROMIUM_PATH to its executable, and run the tests again.',
  )
  process.exit(1)
}
