/**
 * Tries the three packages in other people's apps: `npm run consumers`. Packs the packages as a release would, and
 * installs the tarballs in each app of `consumers/`, in a temporary folder outside of the repository. Each app has the
 * scripts `types`, `server` and `build`, and a browser test, `visit.ts`, which acts as a visitor in Chromium.
 *
 * - `--only <name>`: only this app; may be repeated
 * - `--small`: only the apps that `.ci/run` tries
 * - `--keep`: keeps the temporary folder and prints its path
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, findInstalledChromium } from '../chromium.mjs'
import { packPackage } from '../packed-package.ts'
import { checkConsumer } from './consumer.ts'
import { readReadmeExamples } from './readme-examples.ts'
import { type ConsumerResult, formatConsumerTable, hasConsumerPassed } from './table.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGES = ['ui', 'reviews-widget', 'consent']
/** The apps that `.ci/run` tries: they are quick, and together they use all three packages. */
const SMALL = ['plain-elements', 'plain-html', 'vite-react-19']

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    small: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

const all = readdirSync(join(root, 'consumers'))
const chosen = values.only ?? (values.small ? SMALL : all)
const unknown = chosen.filter((name) => !all.includes(name))
if (unknown.length > 0) {
  console.error(`There is no consumer ${unknown.join(', ')}. There are: ${all.join(', ')}`)
  process.exit(1)
}

const folder = mkdtempSync(join(tmpdir(), 'consumers-'))
const browser = await chromium.launch({ executablePath: await findInstalledChromium(), args: CHROMIUM_ARGS })
try {
  const files: Record<string, Buffer | string> = {}
  for (const name of PACKAGES) {
    const packageFolder = join(root, 'packages', name)
    const destination = join(folder, 'packed', name)
    mkdirSync(destination, { recursive: true })
    files[`${name}.tgz`] = readFileSync(packPackage(packageFolder, destination))
    Object.assign(files, readReadmeExamples(name, readFileSync(join(packageFolder, 'README.md'), 'utf8')))
  }

  const results: ConsumerResult[] = []
  for (const name of chosen) {
    console.log(`▸ ${name}`)
    results.push(await checkConsumer(name, join(root, 'consumers', name), join(folder, name), files, browser))
  }
  console.log(`\n${formatConsumerTable(results)}`)
  if (!results.every(hasConsumerPassed)) process.exitCode = 1
} finally {
  await browser.close()
  if (values.keep) console.log(`\nThe consumers are in ${folder}`)
  else rmSync(folder, { recursive: true, force: true })
}
