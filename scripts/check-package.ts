/**
 * Checks the tarball of the package in the current folder: its content, and its entries with publint and attw (“Are the
 * types wrong?”). Run it after the build: `npm run check:package`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, parse } from 'node:path'
import {
  packPackage,
  reportFailedCheck,
  reportPassedCheck,
  runCommand,
  withTemporaryFolder,
} from './packed-package.ts'
import { findCommonJsTypeErrors, findTarballProblems, unpackTarball } from './tarball.ts'

const packageFolder = process.cwd()
const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
/**
 * The entries of the package that are not modules: style sheets, ambient types and data. `attw`, which checks the types,
 * has to leave them out, because it knows only modules.
 */
const notModules = Object.keys(exports).filter((entry) => exports[entry].types || entry.endsWith('.json'))
/** The entries that a pattern such as `./locales/*` stands for: `attw` does not list them itself. */
const matchedEntries = Object.keys(exports)
  .filter((entry) => entry.includes('*') && exports[entry].import)
  .flatMap((entry) =>
    globSync(exports[entry].import.default).map((file) => entry.replace('*', parse(file).name)),
  )

await withTemporaryFolder((folder) => {
  const tarball = packPackage(packageFolder, folder)
  runCommand(packageFolder, 'publint', 'run', tarball, '--strict')
  reportPassedCheck(`${name}: publint`)
  runCommand(
    packageFolder,
    'attw',
    tarball,
    '--exclude-entrypoints',
    ...notModules,
    ...(matchedEntries.length > 0 ? ['--include-entrypoints', ...matchedEntries] : []),
    '--format',
    'table-flipped',
  )
  reportPassedCheck(`${name}: attw`)

  // In the package's folder, which has the types that its own types import.
  const typeErrors = findCommonJsTypeErrors(packageFolder)
  if (typeErrors.length > 0) throw new Error(`${name}: ${typeErrors.join('\n')}`)
  reportPassedCheck(`${name}: types for CommonJS`)

  // A package has a changelog only after its first release.
  const required = existsSync('CHANGELOG.md') ? ['CHANGELOG.md'] : []
  const problems = findTarballProblems(
    unpackTarball(tarball, folder),
    `packages/${basename(packageFolder)}`,
    required,
  )
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`)
  reportPassedCheck(`${name}: content of the tarball`)

  // `npm pack` must fail: npm would keep `catalog:` as the version of a dependency, which only pnpm replaces by a
  // number. Nobody could install the tarball.
  const env = { ...process.env, npm_config_user_agent: undefined } // pnpm sets this variable for the scripts that it runs.
  const npm = spawnSync('npm', ['pack', '--dry-run', '--silent'], { env })
  if (npm.status === 0) throw new Error(`${name}: npm packs it, with versions that npm cannot install`)
  reportPassedCheck(`${name}: only pnpm packs it`)
}).catch(reportFailedCheck)
