import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A dependency as an arrow of the chart: `site --> ui`. */
type DependencyEdge = string

const edge = (from: string, to: string): DependencyEdge => `${from} --> ${to}`

/** Reads the arrows of a Mermaid flowchart, below a heading of `docs/architecture.md`. */
function readFlowchartDependencies(heading: string): DependencyEdge[] {
  const section = read('docs/architecture.md').split(`\n## ${heading}\n`)[1] ?? ''
  const chart = /```mermaid\n([\s\S]*?)```/.exec(section)?.[1]
  if (!chart) throw new Error(`docs/architecture.md has no chart below “${heading}”`)
  return [...chart.matchAll(/^\s*(\S+) --> (\S+?)(?:\["(.+)"\])?$/gm)]
    .map(([, from = '', to = '', label]) => edge(from, label ?? to))
    .sort()
}

const importsOf = (file: string) =>
  ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName)

/**
 * Lists what each package and the site declare as `dependencies`, which knip compares with what they import. The chart
 * leaves out React, on which every package depends.
 */
const listDeclaredDependencies = () =>
  ['apps/site', ...globSync('packages/*', { cwd: root })]
    .flatMap((folder) =>
      Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {})
        .filter((name) => name !== 'react' && name !== 'react-dom')
        .map((name) => edge(posix.basename(folder), name.replace('@meridiana/', ''))),
    )
    .sort()

const FACTS = /^(hotel|hotel-details|directions)$/

/**
 * Returns the part of the site or of a package in which a file is, as the chart in `docs/architecture.md` names it: the
 * folder below `app` or `src`. Of the files outside of these folders, `facts` are those about the hotel, `i18n` is the
 * translations, and `shell` are all others. In a package they are in no part.
 */
function partOf(base: string, path: string) {
  const [first = '', ...rest] = posix.relative(base, path).split('/')
  const name = rest.length > 0 ? first : first.replace(/\.tsx?$/, '')
  if (FACTS.test(name)) return 'facts'
  if (rest.length > 0 || name === 'i18n' || globSync(`${base}/${name}/`, { cwd: root }).length > 0)
    return name
  return base.endsWith('/app') ? 'shell' : undefined
}

/** Lists which folder imports which, in the site or in a package. */
function listImportsBetweenFolders(base: string): DependencyEdge[] {
  const files = globSync(`${base}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|stories|d)\.tsx?$/.test(file) && !file.startsWith(`${base}/docs/`),
  )
  const edges = files.flatMap((file) => {
    const from = partOf(base, file)
    if (!from) return []
    return importsOf(file).flatMap((specifier) => {
      if (specifier.startsWith('@meridiana/')) return [edge(from, 'packages')]
      if (!specifier.startsWith('.')) return []
      const path = posix.join(posix.dirname(file), specifier)
      const to = path.startsWith(base) ? partOf(base, path) : undefined
      return to && to !== from ? [edge(from, to)] : []
    })
  })
  return [...new Set(edges)].sort()
}

it('draws the declared dependencies of the packages and the site', () => {
  expect(readFlowchartDependencies('Packages')).toEqual(listDeclaredDependencies())
})

it('draws which folder of the site imports which', () => {
  expect(readFlowchartDependencies('The site')).toEqual(listImportsBetweenFolders('apps/site/app'))
})

it.each(['consent', 'reviews-widget'])('draws which folder of %s imports which', (name) => {
  expect(readFlowchartDependencies('A widget')).toEqual(listImportsBetweenFolders(`packages/${name}/src`))
})
