/**
 * Checks the tarball of the package in the current folder: its entries with publint and attw (“Are the types wrong?”),
 * then what these do not check. Run it after the build: `npm run check:package`.
 */
import { execFileSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, parse } from 'node:path'
import { packPackage } from './packed-package.ts'

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
/** Style sheets, ambient types and data: `attw` knows only modules. */
const notModules = Object.keys(exports).filter((entry) => exports[entry].types || entry.endsWith('.json'))
/** The entries that a pattern such as `./locales/*` stands for: `attw` does not list them itself. */
const matchedEntries = Object.keys(exports)
  .filter((entry) => entry.includes('*') && exports[entry].import)
  .flatMap((entry) =>
    globSync(exports[entry].import.default).map((file) => entry.replace('*', parse(file).name)),
  )

const folder = mkdtempSync(join(tmpdir(), 'packed-'))
process.on('exit', () => rmSync(folder, { recursive: true }))
const { tarball, files } = packPackage('.', folder)
execFileSync('publint', ['run', tarball, '--strict'], { stdio: 'inherit' })
const include = matchedEntries.length > 0 ? ['--include-entrypoints', ...matchedEntries] : []
const attw = [tarball, '--format=table-flipped', '--exclude-entrypoints', ...notModules, ...include]
execFileSync('attw', attw, { stdio: 'inherit' })

const packed = execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
const { dependencies, peerDependencies }: Record<string, Record<string, string>> = JSON.parse(packed)
const problems = [
  ...['LICENSE', 'README.md'].filter((file) => !files.includes(file)).map((file) => `${file} is missing`),
  ...Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, range]) => !/^(\^|>=)\d/.test(range))
    .map(([dependency, range]) => `${dependency}@${range} is not a range, so a site gets a second copy`),
  ...Array.from(
    readFileSync('README.md', 'utf8').matchAll(/\]\((?!https?:|#)([^)]+)\)/g),
    ([, target]) => `README.md: ${target} is a relative link, which leads nowhere outside of the repository`,
  ),
  ...files
    .filter((file) => /\.(stories|test)\.|(^|\/)(src|test|\.storybook)\//.test(file))
    .map((file) => `${file} is not for those who install the package`),
  ...files
    .filter((file) => file.endsWith('.woff2'))
    .filter((file) => !files.includes(file.replace(/([^/]+?)(-italic)?\.woff2$/, 'OFL-$1.txt')))
    .map((file) => `${file} has no licence text beside it`),
]
if (problems.length > 0) throw new Error(`${name}: ${problems.join('\n')}`)
