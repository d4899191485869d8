import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { writeTokens } from '../../packages/ui/scripts/scheme-tokens.ts'
import { CHROMIUM_ARGS, findInstalledChromium } from '../chromium.mjs'

// Adds to the built Storybook what a browser computes: the tokens of each scheme, and pictures of the components.
const book = process.argv[2] ?? 'storybook-static'
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findInstalledChromium() })
const page = await browser.newPage({ baseURL: 'http://localhost', reducedMotion: 'reduce' })
await writeTokens(page, book)
const all = Object.values<{ id: string; type: string; title: string; tags: string[] }>(
  JSON.parse(readFileSync(`${book}/index.json`, 'utf8')).entries,
)
await page.route('**', (route, asked) => route.fulfill({ path: book + new URL(asked.url()).pathname }))
// The rows of the states have their looks in each language, also one that is chosen later.
await page.goto('/iframe.html?viewMode=story&id=ui-actions-button--states')
await page.locator('.pseudo-hover').first().waitFor()
await page.evaluate("__STORYBOOK_PREVIEW__.onUpdateGlobals({ globals: { language: 'it' } })")
await page.locator('.pseudo-hover:lang(it)').first().waitFor()
// A link to a place in a story scrolls the preview, and Storybook stays around it.
await page.goto('/index.html?path=/story/your-hotel--theme&args=text:!hex(999999)')
const preview = page.frameLocator('#storybook-preview-iframe')
await preview.getByText(/^\d+ pairs of colours below the minimum/).waitFor()
await preview.getByText('Style sheet').click()
await preview.locator('#theme-css:target').waitFor()
const isBlank = (picture: string) =>
  page.evaluate(async (url) => {
    const image = await createImageBitmap(await (await fetch(url)).blob())
    const canvas = new OffscreenCanvas(64, 40).getContext('2d')
    canvas?.drawImage(image, 0, 0, 64, 40)
    return new Set(canvas?.getImageData(0, 0, 64, 40).data).size < 8
  }, `data:image/jpeg;base64,${picture}`)
mkdirSync(`${book}/pictures`)
for (const theme of ['casa-meridiana', 'another-hotel'])
  for (const docs of all.filter(({ type, tags }) => type === 'docs' && !/-mdx/.test(`${tags}`))) {
    const story = all.find(({ type, title }) => type === 'story' && title === docs.title)
    await page.setViewportSize({ width: 960, height: 600 })
    await page.goto(`/iframe.html?viewMode=story&id=${story?.id}&globals=theme:${theme}`)
    await page.locator('.story-page').waitFor({ state: 'attached' })
    // A small component is shown larger, and one below the window without the space above it.
    await page.addStyleTag({ content: '.story-tall { display: none }' })
    const height = await page.evaluate(() => document.querySelector('.story-page > *')?.clientHeight ?? 0)
    const width = height < 130 ? 320 : height < 280 ? 480 : 960
    await page.setViewportSize({ width, height: width * 0.625 })
    await page.evaluate(async () => {
      // As a visitor finds it, not as its play function leaves it.
      for (const element of document.querySelectorAll<HTMLElement>('*')) {
        element.scrollTo(0, 0)
        element.blur()
      }
      for (const image of document.images) await Object.assign(image, { loading: 'eager' }).decode()
      await document.fonts.ready
    })
    // A large drawing is decoded before it is painted.
    let picture = ''
    for (let tries = 0; !picture || (await isBlank(picture)); tries++) {
      if (tries === 20) throw new Error(`The picture of ${docs.title} has one colour`)
      picture = (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64')
    }
    writeFileSync(`${book}/pictures/${docs.id}.${theme}.jpg`, picture, 'base64')
  }
await browser.close()
