/**
 * Checks the tarball of the package in the current folder with publint and attw (are the types wrong?):
 * `npm run check:package`, after the build.
 */
import { readFileSync } from 'node:fs'
import { pack, reportFailure, run, step, withTemporaryFolder } from './packed.ts'

const packageFolder = process.cwd()
const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
/** attw checks types, and style sheets have none, so they are left out. */
const styles = Object.keys(exports).filter((entry) => entry.endsWith('.css'))

await withTemporaryFolder((folder) => {
  const tarball = pack(packageFolder, folder)
  run(packageFolder, 'publint', 'run', tarball, '--strict')
  step(`${name}: publint`)
  run(packageFolder, 'attw', tarball, '--exclude-entrypoints', ...styles, '--format', 'table-flipped')
  step(`${name}: attw`)
}).catch(reportFailure)
