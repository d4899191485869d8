/**
 * Compares the look of the working tree with that of another revision: `npm run test:visual`.
 *
 *   --against <git revision>   compare with this revision instead of the merge base with the main branch
 *   --package <name>           only `ui`, `reviews-widget`, `consent` or `site`; may be given more than once
 *   --grep <text>              only stories and pages whose title matches
 *
 * Builds both on this machine. Playwright photographs the stories and the main pages of the site, and writes the
 * differences to `visual-review/index.html`. Exit code 0: nothing changed, 1: something did.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import {
  buildRevision,
  buildWorkingTree,
  describeRevision,
  repositoryRoot,
  resolveRevision,
} from './builds.ts'
import { screenshotTargets as everyTarget, listScreenshotScenes, type ScreenshotTarget } from './scenes.ts'

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    package: { type: 'string', multiple: true },
    grep: { type: 'string', default: '' },
  },
})

const chosen = values.package ?? everyTarget.map(({ name }) => name)
const targets = everyTarget.filter(({ name }) => chosen.includes(name))
const unknown = chosen.filter((name) => !everyTarget.some((target) => target.name === name))
if (unknown.length > 0) {
  console.error(`No such package: ${unknown}. There are ${everyTarget.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}

const revision = resolveRevision(values.against)
const cache = join(repositoryRoot, 'node_modules/.cache/visual', revision)
/** Hash of the files that take the pictures. When it changes, the cached pictures are not used. */
const method = createHash('sha256')
for (const file of ['playwright.config.ts', 'screenshots.spec.ts', 'server.ts'])
  method.update(readFileSync(new URL(file, import.meta.url)))
const pictures = join(cache, `pictures-${method.digest('hex').slice(0, 12)}`)

console.log(`Before: ${describeRevision(revision)}\nAfter: the working tree`)
const before = buildRevision(revision, targets, cache)
const after = buildWorkingTree(targets)

const playwright = join(
  dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json')),
  'cli.js',
)

/** Photographs the builds of all targets, or compares them with the photographs. Returns the exit code. */
function photograph(folderOf: (target: ScreenshotTarget) => string, base: string) {
  const builds = Object.fromEntries(targets.map((target) => [target.name, folderOf(target)]))
  const config = fileURLToPath(new URL('playwright.config.ts', import.meta.url))
  const { status } = spawnSync(
    process.execPath,
    [playwright, 'test', '--config', config, '--grep', values.grep, '--pass-with-no-tests'],
    {
      cwd: repositoryRoot,
      stdio: 'inherit',
      env: {
        ...process.env,
        VISUAL_BUILDS: JSON.stringify(builds),
        VISUAL_PICTURES: pictures,
        VISUAL_BASE: base,
      },
    },
  )
  return status ?? 1
}

const failed = photograph(before, 'true')
const changed = photograph(after, '')

const removed = targets.flatMap((target) => {
  const kept = new Set(listScreenshotScenes(target, after(target)).map(({ id }) => id))
  return listScreenshotScenes(target, before(target)).filter(({ id }) => !kept.has(id))
})
for (const { title } of removed) console.log(`removed: ${title}`)
process.exitCode = failed || changed || removed.length > 0 ? 1 : 0
