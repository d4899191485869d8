/**
 * Checks the tarball of the package in the current folder with publint and attw (are the types wrong?):
 * `npm run check:package`, after the build.
 */
import { readFileSync } from 'node:fs'
import {
  packPackage,
  reportFailure,
  reportSuccess,
  runCommand,
  withTemporaryFolder,
} from './packed-package.ts'

const packageFolder = process.cwd()
const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
/** attw checks types, and style sheets have none, so they are left out. */
const styles = Object.keys(exports).filter((entry) => entry.endsWith('.css'))

await withTemporaryFolder((folder) => {
  const tarball = packPackage(packageFolder, folder)
  runCommand(packageFolder, 'publint', 'run', tarball, '--strict')
  reportSuccess(`${name}: publint`)
  runCommand(packageFolder, 'attw', tarball, '--exclude-entrypoints', ...styles, '--format', 'table-flipped')
  reportSuccess(`${name}: attw`)
}).catch(reportFailure)
