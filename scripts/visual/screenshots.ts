import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../chromium.mjs'
import type { ScreenshotScene, ScreenshotTarget } from './scenes.ts'
import { serveBuild } from './server.ts'

/** Widths of the screenshots in CSS pixels: those for which the designs were drawn. */
export const SCREENSHOT_WIDTHS = [1440, 390]

const NOW = new Date('2026-11-21T10:00:00+01:00')

/** A stored consent decision, so that the site does not open its consent dialog. */
const CONSENT = {
  cookieConsentState: '{"necessary":true,"preferences":false,"analytics":false,"marketing":false}',
  cookieConsentDate: NOW.toISOString(),
}

/** Starts a Chromium whose pixels do not depend on the network, the colour profile or the system's font smoothing. */
export async function launchScreenshotBrowser() {
  const executablePath = await findInstalledChromium()
  return chromium.launch({
    args: [
      ...CHROMIUM_ARGS,
      '--font-render-hinting=none',
      '--disable-lcd-text',
      '--force-color-profile=srgb',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
    ],
    ...(executablePath ? { executablePath } : {}),
  })
}

async function openPage(browser: Browser, width: number) {
  const context = await browser.newContext({
    viewport: { width, height: width > 600 ? 900 : 844 },
    // Stops carousels and fade-ins, so that a picture does not depend on the time at which it is taken.
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
  })
  await context.clock.setFixedTime(NOW)
  return context.newPage()
}

/** The properties of Storybook's preview that `openStory` reads. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** Waits until the story has rendered and its play function has ended. */
async function openStory(page: Page, url: string) {
  await page.goto(url)
  const phase = await page.waitForFunction(() => {
    const current = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase
    return ['finished', 'errored', 'aborted'].find((end) => end === current)
  })
  const end = await phase.jsonValue()
  if (end !== 'finished') throw new Error(`The story has ${end}.`)
}

async function openSitePage(page: Page, url: string) {
  await page.goto(url, { waitUntil: 'networkidle' })
}

async function loadPicturesAndFonts(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

/** Takes pictures until one equals the expected picture, or until two in a row are equal. */
async function steadyPicture(page: Page, expected: Buffer | undefined) {
  const shoot = () => page.screenshot({ fullPage: true, animations: 'disabled' })
  let picture = await shoot()
  for (let attempt = 0; attempt < 8; attempt += 1) {
    if (expected?.equals(picture)) break
    const next = await shoot()
    if (next.equals(picture)) break
    picture = next
  }
  return picture
}

const fileOf = (folder: string, id: string, width: number) => join(folder, `${id}-${width}.png`)

/** Reads the screenshot that an earlier run has saved for this scene and width; undefined if there is none. */
export function findScreenshot(folder: string, id: string, width: number) {
  const file = fileOf(folder, id, width)
  return existsSync(file) ? readFileSync(file) : undefined
}

interface ScreenshotJob {
  scene: ScreenshotScene
  /** Returns the earlier picture at a width, with which the new picture will be compared. */
  expected?: ((width: number) => Buffer | undefined) | undefined
}

/**
 * Takes a screenshot of each scene (a story or a page) of a build at each width, the widths in parallel, and saves the
 * screenshots in a folder.
 * @returns an error message for each scene and width of which there is no screenshot
 */
export async function takeScreenshots(
  browser: Browser,
  target: ScreenshotTarget,
  build: string,
  folder: string,
  jobs: ScreenshotJob[],
) {
  const { origin, close } = await serveBuild(build, target.kind)
  const open = target.kind === 'site' ? openSitePage : openStory
  const failures: string[] = []
  mkdirSync(folder, { recursive: true })

  async function takeAll(width: number) {
    const page = await openPage(browser, width)
    if (target.kind === 'site')
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, CONSENT)
    for (const { scene, expected } of jobs) {
      const wanted = expected?.(width)
      try {
        // A picture that differs is taken again, because one frame more or less in the play function can change a
        // pixel.
        for (let attempt = 0; attempt < 3; attempt += 1) {
          await open(page, `${origin}${scene.path}`)
          await loadPicturesAndFonts(page)
          const picture = await steadyPicture(page, wanted)
          writeFileSync(fileOf(folder, scene.id, width), picture)
          if (!wanted || wanted.equals(picture)) break
        }
      } catch (error) {
        failures.push(`${target.name} ${scene.title} at ${width} px: ${String(error).split('\n')[0]}`)
      }
    }
    await page.context().close()
  }

  await Promise.all(SCREENSHOT_WIDTHS.map(takeAll))
  close()
  return failures
}
