/**
 * Compares the press of “Accept all” with that of vanilla-cookieconsent: `npm run bench`, or `npm run bench -- 30` for
 * 30 presses of each. Each press is on a new page, with a processor four times slower. Prints the processor time in ms
 * from the press to the paint, without other work of the machine.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../../../scripts/chromium.mjs'
import { measurePresses } from '../../../scripts/press-times.ts'

const SLOWDOWN = 4
const presses = Number(process.argv[2] ?? 15)
const text = '<p>Rooms, a garden and a restaurant, twelve minutes from the exhibition centre.</p>'.repeat(50)

/** The page with one of the dialogs. */
async function createPage(name: string) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    outdir: '/',
    bundle: true,
    write: false,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    target: 'es2022',
  })
  const find = (extension: string) => outputFiles.find(({ path }) => path.endsWith(extension))?.text ?? ''
  const script = find('.js').replaceAll('</script', '<\\/script')
  return `<!doctype html><html lang="en"><title>Hotel</title><style>${find('.css')}</style>
<body>${text}<script type="module">${script}</script></body></html>`
}

const pages = {
  consent: await createPage('consent.tsx'),
  'vanilla-cookieconsent': await createPage('vanilla-cookieconsent.ts'),
}
const times: Record<string, number[]> = {}
const browser = await chromium.launch({ args: CHROMIUM_ARGS, executablePath: await findInstalledChromium() })
for (let press = 0; press < presses; press++)
  for (const [name, html] of Object.entries(pages)) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    // A dialog stores the decision, for which the page needs an address.
    await context.route('**', (route) => route.fulfill({ contentType: 'text/html', body: html }))
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    await page.goto('http://localhost/')
    const accept = page.getByRole('button', { name: 'Accept all' })
    const [time = Number.NaN] = await measurePresses(browser, page, async () => {
      await accept.click()
      await accept.waitFor({ state: 'hidden' })
    })
    times[name] = [...(times[name] ?? []), time]
    await context.close()
  }
await browser.close()

for (const [name, values] of Object.entries(times)) {
  const [quarter, half, threeQuarters] = [0.25, 0.5, 0.75].map((share) =>
    values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)]?.toFixed(1),
  )
  console.log(`${name}: ${half} (${quarter}–${threeQuarters})`)
}
