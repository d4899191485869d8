/**
 * Compares the look of the working tree with that of another revision: `npm run test:visual`.
 *
 *   --against <git revision>   compare with this revision instead of the merge base with the main branch
 *   --package <name>           only `ui`, `reviews-widget`, `consent` or `site`; may be given more than once
 *   --grep <text>              only stories and pages whose title or id contains this text, in any case
 *
 * Builds both on this machine, photographs the stories and the main pages of the site, and writes the differences to
 * `visual-review/index.html`. Exit code 0: nothing changed, 1: something did.
 */
import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  buildRevision,
  buildWorkingTree,
  describeRevision,
  repositoryRoot,
  resolveRevision,
} from './builds.ts'
import { compareScreenshots } from './compare.ts'
import { matchScenes } from './match.ts'
import { classifyScreenshotDifference, type ScreenshotDifference, writeVisualReview } from './report.ts'
import {
  screenshotTargets as everyTarget,
  listScreenshotScenes,
  type ScreenshotScene,
  type ScreenshotTarget,
} from './scenes.ts'
import { findScreenshot, launchScreenshotBrowser, SCREENSHOT_WIDTHS, takeScreenshots } from './screenshots.ts'

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
const grep = values.grep.toLowerCase()
const isChosen = ({ id, title }: ScreenshotScene) => `${id}\n${title}`.toLowerCase().includes(grep)

const revision = resolveRevision(values.against)
const cache = join(repositoryRoot, 'node_modules/.cache/visual', revision)
/** Hash of the scripts that take the pictures. When it changes, the cached pictures are not used. */
const method = createHash('sha256')
for (const file of ['screenshots.ts', 'server.ts'])
  method.update(readFileSync(new URL(file, import.meta.url)))
const version = method.digest('hex').slice(0, 12)

console.log(`Before: ${describeRevision(revision)}\nAfter: the working tree`)
const before = buildRevision(revision, targets, cache)
const after = buildWorkingTree(targets)
const browser = await launchScreenshotBrowser()

async function review(target: ScreenshotTarget) {
  const matches = matchScenes(
    listScreenshotScenes(target, before(target)),
    listScreenshotScenes(target, after(target)),
  ).filter((match) => [match.before, match.after].some((scene) => scene && isChosen(scene)))
  const oldPictures = join(cache, target.name, `pictures-${version}`)
  const newPictures = join(repositoryRoot, 'node_modules/.cache/visual/working-tree', target.name)
  rmSync(newPictures, { recursive: true, force: true })
  const oldPicture = (scene: ScreenshotScene | undefined, width: number) =>
    scene && findScreenshot(oldPictures, scene.id, width)

  const missing = matches.flatMap(({ before: scene }) =>
    scene && SCREENSHOT_WIDTHS.some((width) => !oldPicture(scene, width)) ? [{ scene }] : [],
  )
  const wanted = matches.flatMap(({ before: old, after: scene }) =>
    scene ? [{ scene, expected: (width: number) => oldPicture(old, width) }] : [],
  )
  console.log(`${target.name}: ${matches.length} to compare at ${SCREENSHOT_WIDTHS.join(' and ')} px`)
  const failures = [
    ...(await takeScreenshots(browser, target, before(target), oldPictures, missing)),
    ...(await takeScreenshots(browser, target, after(target), newPictures, wanted)),
  ]

  const differences = matches.flatMap((match) =>
    SCREENSHOT_WIDTHS.flatMap((width): ScreenshotDifference[] => {
      const old = oldPicture(match.before, width)
      const now = match.after && findScreenshot(newPictures, match.after.id, width)
      const title = (match.after ?? match.before)?.title ?? ''
      const entry = { target: target.name, title, width, before: old, after: now }
      if (!old || !now) return old || now ? [entry] : []
      const found = compareScreenshots(old, now)
      return found ? [{ ...entry, difference: found.picture, differingPixels: found.differingPixels }] : []
    }),
  )
  return { compared: matches.length * SCREENSHOT_WIDTHS.length, differences, failures }
}

const results = []
for (const target of targets) results.push(await review(target))
await browser.close()

const differences = results.flatMap((result) => result.differences)
const failures = results.flatMap((result) => result.failures)
const compared = results.reduce((sum, result) => sum + result.compared, 0)
const count = (kind: string) =>
  differences.filter((entry) => classifyScreenshotDifference(entry) === kind).length
const summary = `${compared} pictures compared: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${failures.length} failed`

writeVisualReview(
  join(repositoryRoot, 'visual-review'),
  `${summary} since ${describeRevision(revision)}`,
  differences,
  failures,
)
for (const entry of differences)
  console.log(`${classifyScreenshotDifference(entry)}: ${entry.target} ${entry.title} at ${entry.width} px`)
for (const failure of failures) console.error(`failed: ${failure}`)
console.log(`${summary}\nvisual-review/index.html`)
process.exitCode = differences.length + failures.length > 0 ? 1 : 0
