import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { findCommonJsTypeErrors, findTarballProblems } from './tarball.ts'

const rootUrl = 'https://code.casameridiana.example/casa-meridiana'
const good = {
  LICENSE: 'MIT',
  'README.md': '[site](https://example.com) and [below](#below)',
  'package.json': JSON.stringify({
    license: 'MIT',
    homepage: `${rootUrl}/tree/main/packages/ui#readme`,
    bugs: `${rootUrl}/issues`,
    repository: { type: 'git', url: `git+${rootUrl}.git`, directory: 'packages/ui' },
    dependencies: { clsx: '^2.1.1' },
    peerDependencies: { react: '>=18.2.0' },
    exports: { '.': { types: './dist/index.d.ts', default: './dist/index.js' } },
  }),
  'dist/index.js': "import './parts/a.js'",
  'dist/parts/a.js': 'export {}',
  'dist/index.d.ts': "export * from './parts/a.js'",
  'dist/parts/a.d.ts': 'export {}',
  'dist/index.js.map': '{ "mappings": "AAAA", "sourcesContent": ["export {}"] }',
  'dist/fonts/serif-italic.woff2': '',
  'dist/fonts/OFL-serif.txt': 'SIL Open Font License',
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tarball-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(files: Record<string, string | undefined>) {
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) continue
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

function problemsOf(files: Record<string, string | undefined>) {
  write({ ...good, ...files })
  return findTarballProblems(folder, 'packages/ui', ['CHANGELOG.md'])
}

it('finds nothing wrong with a whole package', () => {
  expect(problemsOf({ 'CHANGELOG.md': '# 1.0.0' })).toEqual([])
})

it.each([
  ['a missing changelog', {}, 'CHANGELOG.md is missing'],
  ['a missing licence', { LICENSE: undefined }, 'LICENSE is missing'],
  ['a story', { 'dist/button.stories.js': '' }, 'dist/button.stories.js is not for consumers'],
  ['a test', { 'dist/button.test.js': '' }, 'dist/button.test.js is not for consumers'],
  ['a relative link', { 'README.md': '[a](../a.md)' }, 'README.md: ../a.md is a relative link'],
  ['an empty source map', { 'dist/a.js.map': '{ "mappings": "" }' }, 'dist/a.js.map is empty'],
  ['a map without its source', { 'dist/a.js.map': '{ "mappings": "AAAA" }' }, 'dist/a.js.map has no source'],
  ['a font without its licence', { 'dist/fonts/sans.woff2': '' }, 'sans.woff2 has no licence text'],
  [
    'an exact dependency',
    { 'package.json': '{ "dependencies": { "clsx": "2.1.1" } }' },
    'clsx@2.1.1 is not a range',
  ],
  ['types that no entry has', { 'dist/element.d.cts': '' }, 'dist/element.d.cts is reached by no entry'],
  ['no repository', { 'package.json': '{}' }, 'package.json: repository is not'],
])('finds %s', (_, files, problem) => {
  expect(problemsOf(files).join('\n')).toContain(problem)
})

it.each([
  ['of an ES module', 'module', /^index.d.cts: TS1479 /],
  ['of a CommonJS module', 'commonjs', undefined],
])('compiles types that import those %s', { timeout: 60_000 }, (_, type, error) => {
  write({
    'package.json': '{ "type": "module" }',
    'node_modules/tool/package.json': JSON.stringify({ type, types: './index.d.ts' }),
    'node_modules/tool/index.d.ts': 'export interface Options {}',
    'dist/index.d.cts':
      "import { Options } from 'tool'; export declare const run: (options: Options) => void",
  })
  const errors = findCommonJsTypeErrors(folder)
  if (error) expect(errors).toEqual([expect.stringMatching(error)])
  else expect(errors).toEqual([])
})
