import { existsSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { listScreenshotScenes, screenshotTargets } from './scenes.ts'
import { serveBuild } from './server.ts'

/** The folder of the build of each chosen target. */
const builds: Record<string, string> = JSON.parse(process.env.VISUAL_BUILDS ?? '{}')

const NOW = new Date('2026-11-21T10:00:00+01:00')

/** A stored consent decision, so that the site does not open its consent dialog. */
const CONSENT = {
  cookieConsentState: '{"necessary":true,"preferences":false,"analytics":false,"marketing":false}',
  cookieConsentDate: NOW.toISOString(),
}

/** The properties of Storybook's preview that `waitForStory` reads. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/** Waits until the story has rendered and its play function has ended. */
const waitForStory = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase ?? 'loading'),
    )
    .toMatch(/^finished$/)

for (const target of screenshotTargets.filter(({ name }) => name in builds))
  test.describe(target.name, () => {
    const build = builds[target.name] ?? ''
    let server: Awaited<ReturnType<typeof serveBuild>>

    test.beforeAll(async () => {
      server = await serveBuild(build, target.kind)
    })
    test.afterAll(() => server.close())

    for (const { id, title, path } of listScreenshotScenes(target, build))
      test(title, async ({ page }, info) => {
        const file = [target.name, `${id}.png`]
        test.skip(
          Boolean(process.env.VISUAL_BASE) && existsSync(info.snapshotPath(...file)),
          'An earlier review has taken this picture.',
        )
        await page.clock.setFixedTime(NOW)
        await page.addInitScript((entries) => Object.assign(localStorage, entries), CONSENT)
        await page.goto(server.origin + path, { waitUntil: 'networkidle' })
        if (target.kind === 'storybook') await waitForStory(page)
        await page.evaluate(async () => {
          for (const image of document.images) image.loading = 'eager'
          await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
          await document.fonts.ready
        })
        await expect(page).toHaveScreenshot(file, { fullPage: true })
      })
  })
