/** The browser engines of `run.ts`. Each opens a new browser without stored data, behind the same small interface. */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import puppeteer, { type KeyInput, type LaunchOptions } from 'puppeteer-core'
import { Builder, Key } from 'selenium-webdriver'
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

// Node finds the module by `require` only, TypeScript by this name only.
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
)
const keys: Record<string, string> = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT }

let display: Promise<string> | undefined

/** Starts a display that ends with this process, and returns its name. */
async function startDisplay() {
  const screen = spawn(requireProgram(['Xvfb'], ['xvfb']), ['-displayfd', '1'])
  process.on('exit', () => screen.kill())
  const [number] = await once(screen.stdout, 'data')
  return `:${number}`.trim()
}

/** WebKitGTK has only WebDriver. Its window needs a display and is at least 447 px wide. */
async function openWebKit(): Promise<Tab> {
  const program = requireProgram(['WebKitWebDriver'], ['webkit2gtk-driver'])
  display ??= startDisplay()
  const environment = { ...process.env, DISPLAY: await display }
  const service = new DriverService.Builder(program)
    .setHostname('localhost')
    .setEnvironment(environment)
    .build()
  const browser = await new Builder()
    .forBrowser('MiniBrowser')
    .usingServer(await service.start())
    .build()
  return {
    version: `WebKitGTK ${(await browser.getCapabilities()).getBrowserVersion()}`,
    errors: [],
    goto: (url) => browser.get(url),
    resize: (width, height) => browser.manage().window().setRect({ width, height }),
    run: (script, ...args) => browser.executeScript(script, ...args),
    click: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y) })
        .click()
        .perform(),
    key: (name) =>
      browser
        .actions()
        .sendKeys(keys[name] ?? name)
        .perform(),
    async close() {
      await browser.quit()
      await service.kill()
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
