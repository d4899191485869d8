/**
 * Checks the tarball of the package in the current folder: its content, and with publint and attw (are the types
 * wrong?) its entries: `npm run check:package`, after the build.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import {
  packPackage,
  reportFailure,
  reportSuccess,
  runCommand,
  withTemporaryFolder,
} from './packed-package.ts'
import { findTarballProblems, unpackTarball } from './tarball.ts'

const packageFolder = process.cwd()
const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
/** attw checks modules, and style sheets are none, so they are left out. */
const styles = Object.keys(exports).filter((entry) => entry.endsWith('.css'))

await withTemporaryFolder((folder) => {
  const tarball = packPackage(packageFolder, folder)
  runCommand(packageFolder, 'publint', 'run', tarball, '--strict')
  reportSuccess(`${name}: publint`)
  runCommand(packageFolder, 'attw', tarball, '--exclude-entrypoints', ...styles, '--format', 'table-flipped')
  reportSuccess(`${name}: attw`)

  // A package has its changelog from its first release on.
  const required = existsSync('CHANGELOG.md') ? ['CHANGELOG.md'] : []
  const problems = findTarballProblems(
    unpackTarball(tarball, folder),
    `packages/${basename(packageFolder)}`,
    required,
  )
  if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`)
  reportSuccess(`${name}: content of the tarball`)

  // npm does not know the catalog of pnpm, so its tarball could not be installed.
  const env = { ...process.env, npm_config_user_agent: undefined } // pnpm sets it for the scripts that it runs.
  const npm = spawnSync('npm', ['pack', '--dry-run', '--silent'], { env })
  if (npm.status === 0) throw new Error(`${name}: npm packs it, with versions that npm cannot install`)
  reportSuccess(`${name}: only pnpm packs it`)
}).catch(reportFailure)
