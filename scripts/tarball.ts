/** Checks the content of a packed package: what a release must contain, and what it must not. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import ts from 'typescript'
import { runCommand } from './packed-package.ts'

interface Manifest {
  name: string
  license?: string
  homepage?: string
  bugs?: string
  repository?: { url?: string; directory?: string }
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  exports?: unknown
}

const rootManifest: Required<Pick<Manifest, 'license' | 'homepage' | 'bugs' | 'repository'>> = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)

/** Unpacks a tarball into a folder; returns the folder of the package. */
export function unpackTarball(tarball: string, folder: string) {
  runCommand(folder, 'tar', '-xzf', tarball)
  return join(folder, 'package')
}

/** Lists the files of an unpacked package, by path. */
export const listPackageFiles = (folder: string) =>
  globSync('**', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort()

/** Returns the problems of the `package.json` of a package. */
function manifestProblems(manifest: Manifest, directory: string) {
  const { homepage, bugs, license, repository } = rootManifest
  const expected = {
    license,
    bugs,
    homepage: `${homepage}/tree/main/${directory}#readme`,
    repository: { ...repository, directory },
  }
  const wrong = Object.entries(expected).filter(
    ([field, value]) => JSON.stringify(manifest[field as keyof Manifest]) !== JSON.stringify(value),
  )
  const versions = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies })
  return [
    ...wrong.map(([field, value]) => `package.json: ${field} is not ${JSON.stringify(value)}`),
    ...versions
      .filter(([, range]) => !/^(\^|>=)\d/.test(range))
      .map(([name, range]) => `package.json: ${name}@${range} is not a range, so a site gets a second copy`),
  ]
}

/** Lists the relative links of a README: outside of the repository they lead nowhere. */
const relativeLinks = (readme: string) =>
  Array.from(
    readme.matchAll(/\]\((?!https?:|#)([^)]+)\)/g),
    ([, target]) => `README.md: ${target} is a relative link`,
  )

/** Returns the problems of a source map: it maps nothing, or it does not contain the text of a source. */
function mapProblems(file: string, text: string) {
  const { mappings, sourcesContent = [] } = JSON.parse(text) as {
    mappings: string
    sourcesContent?: unknown[]
  }
  if (mappings === '') return [`${file} is empty`]
  return sourcesContent.length > 0 && sourcesContent.every((source) => typeof source === 'string')
    ? []
    : [`${file} has no source`]
}

/** Returns the files that the entries of a manifest name, with those that a pattern such as `./locales/*.js` stands for. */
function entryFiles(exports: unknown, folder: string): string[] {
  if (typeof exports === 'string') return globSync(exports, { cwd: folder }).map((file) => join(file))
  return Object.values(exports ?? {}).flatMap((value) => entryFiles(value, folder))
}

/** The relative imports of a module, of its types, or of a style sheet. */
const IMPORTS = /(?:from|import|require|url)\s*\(?\s*['"]?(\.[^'")]+)['"]?/g

/** Returns the code and types that no entry reaches: nobody can import them, so they are only weight. */
function unreachedFiles(manifest: Manifest, files: string[], folder: string) {
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !files.includes(file)) return
    reached.add(file)
    if (!/\.(css|[cm]?[jt]s)$/.test(file)) return
    for (const [, path = ''] of readFileSync(join(folder, file), 'utf8').matchAll(IMPORTS)) {
      const target = join(dirname(file), path)
      visit(/\.d\.[cm]?ts$/.test(file) ? target.replace(/\.([cm]?)js$/, '.d.$1ts') : target)
    }
  }
  for (const file of entryFiles(manifest.exports, folder)) visit(file)
  return files
    .filter((file) => file.startsWith('dist/') && /\.(css|[cm]?[jt]s)$/.test(file) && !reached.has(file))
    .map((file) => `${file} is reached by no entry`)
}

/** Returns the errors of types for a CommonJS consumer, whose files cannot import an ES module. */
export function findCommonJsTypeErrors(folder: string) {
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.Node16,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    types: [],
  }
  const program = ts.createProgram(
    globSync('dist/**/*.d.cts', { cwd: folder }).map((file) => join(folder, file)),
    options,
  )
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.d.cts') && fileName.startsWith(join(folder, 'dist')))
    .flatMap((file) => program.getSemanticDiagnostics(file))
    .map(({ file, code, messageText }) => {
      const text = ts.flattenDiagnosticMessageText(messageText, ' ')
      return `${basename(file?.fileName ?? '')}: TS${code} ${text}`
    })
}

/**
 * Returns all problems of an unpacked package.
 *
 * @param unpacked the folder that `unpackTarball` returned
 * @param repositoryPath the folder of the package in the repository, such as `packages/ui`
 * @param requiredFiles files that it must contain in addition to its licence and README
 */
export function findTarballProblems(unpacked: string, repositoryPath: string, requiredFiles: string[] = []) {
  const files = listPackageFiles(unpacked)
  const read = (file: string) => readFileSync(join(unpacked, file), 'utf8')
  return [
    ...['LICENSE', 'README.md', ...requiredFiles]
      .filter((file) => !existsSync(join(unpacked, file)))
      .map((file) => `${file} is missing`),
    ...manifestProblems(JSON.parse(read('package.json')), repositoryPath),
    ...unreachedFiles(JSON.parse(read('package.json')), files, unpacked),
    ...(files.includes('README.md') ? relativeLinks(read('README.md')) : []),
    ...files
      .filter((file) => /\.(stories|test)\.|(^|\/)(src|test|\.storybook)\//.test(file))
      .map((file) => `${file} is not for consumers`),
    ...files.filter((file) => file.endsWith('.map')).flatMap((file) => mapProblems(file, read(file))),
    ...files
      .filter((file) => file.endsWith('.woff2'))
      .filter((file) => {
        const family = basename(file).replace(/(-italic)?\.woff2$/, '')
        return !files.includes(join(dirname(file), `OFL-${family}.txt`))
      })
      .map((file) => `${file} has no licence text beside it`),
  ]
}
