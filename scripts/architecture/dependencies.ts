import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** A dependency as an arrow of the chart: `site --> ui`. */
type DependencyEdge = string

const edge = (from: string, to: string): DependencyEdge => `${from} --> ${to}`

/** Reads the arrows of a Mermaid flowchart, below a heading of `docs/architecture.md`. */
export function readFlowchartDependencies(heading: string): DependencyEdge[] {
  const section = read('docs/architecture.md').split(`\n## ${heading}\n`)[1] ?? ''
  const chart = /```mermaid\n([\s\S]*?)```/.exec(section)?.[1]
  if (!chart) throw new Error(`docs/architecture.md has no chart below “${heading}”`)
  return [...chart.matchAll(/^\s*(\S+) --> (\S+?)(?:\["(.+)"\])?$/gm)]
    .map(([, from = '', to = '', label]) => edge(from, label ?? to))
    .sort()
}

const workspaces = ['apps/site', ...globSync('packages/*', { cwd: root })].map((folder) => ({
  folder,
  name: folder.slice(folder.indexOf('/') + 1),
}))

/** Lists the source files of a folder that run in a browser or on a server: no tests, stories or scripts. */
const sourcesOf = (folder: string) =>
  globSync([`${folder}/{app,src}/**/*.{ts,tsx}`, `${folder}/serve.ts`], { cwd: root }).filter(
    (file) => !/\.(test|stories|d)\.tsx?$/.test(file),
  )

const importsOf = (file: string) =>
  ts.preProcessFile(read(file), true, true).importedFiles.map(({ fileName }) => fileName)

/** Returns the name of the package in an import: `@radix-ui/react-dialog`, `react-router`. */
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier[0] === '@' ? 2 : 1)
    .join('/')

const shortName = (name: string) => name.replace('@meridiana/', '')

/** Whether the chart shows the dependency. The chart leaves out React, on which every package depends. */
const isDrawn = (name: string) => name !== 'react' && name !== 'react-dom'

/** Lists what each package and the site declare as `dependencies`. */
export const listDeclaredDependencies = () =>
  workspaces
    .flatMap(({ folder, name }) =>
      Object.keys(JSON.parse(read(`${folder}/package.json`)).dependencies ?? {})
        .filter(isDrawn)
        .map((dependency) => edge(name, shortName(dependency))),
    )
    .sort()

/**
 * Lists which other packages the sources of each package and of the site import. Leaves out `devDependencies`: the
 * sources import only types from them, and these types are not published.
 */
export function listImportedDependencies(): DependencyEdge[] {
  const edges = workspaces.flatMap(({ folder, name }) => {
    const { devDependencies = {} } = JSON.parse(read(`${folder}/package.json`))
    return sourcesOf(folder)
      .flatMap(importsOf)
      .filter((specifier) => /^[@a-z]/.test(specifier) && !/^(node|virtual):/.test(specifier))
      .map(packageOf)
      .filter((imported) => isDrawn(imported) && !(imported in devDependencies))
      .map((imported) => edge(name, shortName(imported)))
  })
  return [...new Set(edges)].sort()
}

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
export function listImportsBetweenFolders(base: string): DependencyEdge[] {
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
