import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { test as base, expect, type Page } from 'playwright/test'

interface Entry {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  tags: string[]
}

const index = readFileSync(new URL('../storybook-static/index.json', import.meta.url), 'utf8')
const entries = Object.values((JSON.parse(index) as { entries: Record<string, Entry> }).entries)

// Every story is seen on a phone and without motion here; one of which no two pictures are the same is tagged.
const isRepeated = ({ name }: Entry) => name === 'Phone' || name === 'Reduced Motion'
const stories = entries.filter(
  (entry) => entry.type === 'story' && !entry.tags.includes('no-visual') && !isRepeated(entry),
)

/** The preview's own account of the story on the page; only what is read here. */
interface StoryWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
}

/**
 * A property's pictures are no part of the system, and would make up most of what is kept. This one takes their
 * place: its crop and its room are seen, its horizon tells what has moved. A picture that is missing stays missing.
 */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1500" viewBox="0 0 2400 1500">
  <path fill="#a9b0a2" d="M0 0h2400v1500H0z"/><path fill="#5f6b60" d="M0 900h2400v600H0z"/>
  <path fill="#d9c7a0" d="M1500 500h300v300h-300z"/></svg>`

async function standIn(page: Page) {
  await page.route(/\.(avif|webp|jpe?g)$|\/drawings\//, async (route) => {
    const response = await route.fetch()
    const isPicture = response.headers()['content-type']?.startsWith('image/')
    await (isPicture ? route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }) : route.abort())
  })
}

/** One page for all stories of a worker: Storybook itself is read and compiled once. */
const test = base.extend<object, { storyPage: Page }>({
  storyPage: [
    async ({ browser }, use, { project }) => {
      const page = await browser.newPage(project.use)
      await page.clock.setFixedTime('2026-11-21T10:00:00+01:00')
      await standIn(page)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

/** Waits until the story has rendered, its play function has ended, and every face and picture is there. */
async function settle(page: Page) {
  await page.waitForFunction(() => {
    const phase = (window as StoryWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase
    if (phase === 'errored' || phase === 'aborted') throw new Error(`The story has ${phase}.`)
    return phase === 'finished'
  })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
}

for (const { id, title, name } of stories)
  test(`${title}: ${name}`, async ({ storyPage: page }) => {
    await page.goto(`/iframe.html?id=${id}&viewMode=story`)
    await settle(page)
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true })
  })

test('no approved picture outlives its story', ({ storyPage: _ }, { project, config }) => {
  const folder = new URL(`pictures/${project.name}/`, import.meta.url)
  const known = new Set(stories.map(({ id }) => `${id}.png`))
  const left = readdirSync(folder).filter((file) => !known.has(file))
  const accepting = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all'
  if (accepting) for (const file of left) rmSync(new URL(file, folder))
  else expect(left).toEqual([])
})
