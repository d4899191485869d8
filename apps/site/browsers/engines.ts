/** The browser engines of `run.ts`. Each opens a new browser without stored data, behind the same small interface. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'

/** A browser with one page: what Puppeteer and WebDriver have in common. */
export interface Tab {
  version: string
  /** Errors that the page throws or logs. WebDriver has no command to read them. */
  errors: string[]
  goto(url: string): Promise<unknown>
  resize(width: number, height: number): Promise<unknown>
  /** Runs a function in the page, which must not use anything outside of itself. */
  run<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Result>
  click(x: number, y: number): Promise<unknown>
  key(name: string): Promise<unknown>
  /** Prints the page and returns the PDF file. WebDriver of WebKitGTK has no command for it. */
  print?(): Promise<Uint8Array>
  close(): Promise<unknown>
}

/** Finds a program; as root on Debian installs its packages if it is missing. */
function requireProgram(names: string[], packages: string[]) {
  const find = () => spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n')[0]
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...packages]
  if (!find() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', install, { stdio: 'ignore' })
  }
  const program = find()
  if (!program)
    throw new Error(`${names[0]} is not installed (on Debian: apt-get install ${packages.join(' ')})`)
  return program
}

async function openPuppeteer(launch: typeof puppeteer.launch, options: LaunchOptions): Promise<Tab> {
  const browser = await launch({ headless: true, ...options })
  const page = await browser.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return {
    version: await browser.version(),
    errors,
    goto: (url) => page.goto(url),
    resize: (width, height) => page.setViewport({ width, height }),
    // The arguments are JSON, so Puppeteer's types for handles do not matter.
    run: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    click: (x, y) => page.mouse.click(x, y),
    key: (name) => page.keyboard.press(name as KeyInput),
    print: () => page.pdf({ format: 'a4' }),
    close: () => browser.close(),
  }
}

/** Chrome 111, the oldest browser for which Vite builds, with the Puppeteer of its time. */
async function openOldestChrome() {
  const folder = fileURLToPath(new URL('../node_modules/.cache/chrome-111/', import.meta.url))
  const packages = ['@sparticuz/chromium@111.0.0', 'puppeteer-core@19.8.5']
  if (!existsSync(`${folder}node_modules`))
    execFileSync('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages])
  const require = createRequire(folder)
  const executablePath = await require('@sparticuz/chromium').executablePath()
  return openPuppeteer(require('puppeteer-core').launch, { executablePath, args: CHROMIUM_ARGS })
}

const webDriverKeys: Record<string, string> = { Escape: '\uE00C', ArrowRight: '\uE014' }

/** WebKitGTK has only WebDriver. Its window needs a display and is at least 447 px wide. */
async function openWebKit(): Promise<Tab> {
  requireProgram(['xvfb-run'], ['xvfb', 'xauth'])
  const program = requireProgram(['WebKitWebDriver'], ['webkit2gtk-driver'])
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  probe.close()
  const driver = spawn('xvfb-run', ['-a', program, `--port=${port}`], { detached: true, stdio: 'ignore' })

  async function send(method: string, path: string, body?: unknown) {
    const init = body ? { method, body: JSON.stringify(body) } : { method }
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, init)
    const { value } = await response.json()
    if (!response.ok) throw new Error(`WebDriver: ${value.message}`)
    return value
  }

  let session: { sessionId: string; capabilities: { browserVersion: string } } | undefined
  for (let tries = 60; !session; tries--)
    session = await send('POST', '', { capabilities: {} }).catch((error) => {
      if (tries === 0) throw error
      return wait(500)
    })
  const { sessionId, capabilities } = session
  const act = (actions: object) => send('POST', `/${sessionId}/actions`, { actions: [actions] })
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    errors: [],
    goto: (url) => send('POST', `/${sessionId}/url`, { url }),
    resize: (width, height) => send('POST', `/${sessionId}/window/rect`, { width, height }),
    run: (script, ...args) =>
      send('POST', `/${sessionId}/execute/sync`, { script: `return (${script})(...arguments)`, args }),
    click: (x, y) =>
      act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    key: (name) => {
      const value = webDriverKeys[name] ?? name
      return act({ type: 'key', id: 'keys', actions: ['keyDown', 'keyUp'].map((type) => ({ type, value })) })
    },
    close: async () => {
      await send('DELETE', `/${sessionId}`)
      if (driver.pid) process.kill(-driver.pid)
    },
  }
}

/** Opens a tab in each engine, by the name of the engine. */
export const engines: Record<string, () => Promise<Tab>> = {
  chromium: async () =>
    openPuppeteer(puppeteer.launch, { executablePath: await findInstalledChromium(), args: CHROMIUM_ARGS }),
  firefox: async () => {
    const executablePath = requireProgram(['firefox-esr', 'firefox'], ['firefox-esr'])
    return openPuppeteer(puppeteer.launch, { browser: 'firefox', executablePath })
  },
  webkit: openWebKit,
  'chrome-111': openOldestChrome,
}
