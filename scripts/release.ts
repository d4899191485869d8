/**
 * Prepares the next step of a release in the folder `release`: `npm run release`. The workflow `release.yml` runs it and
 * then, in other jobs, opens a pull request with the patch, or publishes the tarballs.
 *
 * - While there are changesets, the folder has `versions.patch`: the versions and changelogs.
 * - Otherwise it has a tarball of each package whose version is not in the registry yet.
 * - `--dry-run`: writes nothing. Applies the changesets to a copy of the last commit, and prints the versions, the
 *   changelogs and the content of the tarballs of the next release.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { packPackage, reportFailedCheck, runCommand, withTemporaryFolder } from './packed-package.ts'
import { findTarballProblems, listPackageFiles, unpackTarball } from './tarball.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } })

const packages = readdirSync(join(root, 'packages'))
const manifestOf = (folder: string, name: string): { name: string; version: string } =>
  JSON.parse(readFileSync(join(folder, 'packages', name, 'package.json'), 'utf8'))

const kibibytes = (file: string) => `${(statSync(file).size / 1024).toFixed(1).padStart(7)} KiB`

/**
 * Prints the next release of a package, and returns the problems of its tarball. `copy` is a copy of the repository in
 * which the changesets have set the new versions.
 */
function printRelease(copy: string, name: string, folder: string) {
  const { name: fullName, version } = manifestOf(copy, name)
  const before = manifestOf(root, name).version
  const target = join(folder, name)
  mkdirSync(target)
  const tarball = packPackage(join(copy, 'packages', name), target)
  const unpacked = unpackTarball(tarball, target)
  const [, changelog = ''] = readFileSync(join(unpacked, 'CHANGELOG.md'), 'utf8').split(/^(?=## )/m)
  const files = listPackageFiles(unpacked).map((file) => `${kibibytes(join(unpacked, file))}  ${file}`)
  console.log(
    [
      `\n▸ ${fullName}  ${before} → ${version}`,
      changelog.trim(),
      `Tarball of ${kibibytes(tarball).trim()}, ${files.length} files:`,
      ...files,
    ]
      .join('\n\n')
      .replaceAll(/\n\n(?= *[\d.]+ KiB {2})/g, '\n'),
  )
  return findTarballProblems(unpacked, `packages/${name}`, ['CHANGELOG.md']).map(
    (problem) => `${fullName}: ${problem}`,
  )
}

async function dryRun() {
  const uncommitted = execFileSync('git', ['status', '--porcelain', '.changeset'], { cwd: root })
  if (uncommitted.length > 0)
    console.warn(`The dry run leaves out changesets that are not committed:\n${uncommitted}`)
  await withTemporaryFolder((folder) => {
    const copy = join(folder, 'repository')
    execFileSync('git', ['worktree', 'add', '--quiet', '--detach', copy], { cwd: root })
    try {
      symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
      runCommand(copy, join(root, 'node_modules/.bin/changeset'), 'version')
      for (const name of packages)
        cpSync(join(root, 'packages', name, 'dist'), join(copy, 'packages', name, 'dist'), {
          recursive: true,
        })
      const problems = packages.flatMap((name) => printRelease(copy, name, folder))
      if (problems.length > 0) throw new Error(problems.join('\n'))
      console.log('\nNothing was published.')
    } finally {
      execFileSync('git', ['worktree', 'remove', '--force', copy], { cwd: root })
    }
  })
}

function isPublished({ name, version }: { name: string; version: string }) {
  try {
    return runCommand(root, 'npm', 'view', `${name}@${version}`, 'version').trim() === version
  } catch {
    return false
  }
}

function prepare() {
  const target = join(root, 'release')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target)
  if (readdirSync(join(root, '.changeset')).some((file) => file.endsWith('.md'))) {
    runCommand(root, join(root, 'node_modules/.bin/changeset'), 'version')
    runCommand(root, 'git', 'add', '--all', '.changeset', 'packages')
    writeFileSync(join(target, 'versions.patch'), runCommand(root, 'git', 'diff', '--cached', '--binary'))
  } else
    for (const name of packages)
      if (!isPublished(manifestOf(root, name))) packPackage(join(root, 'packages', name), target)
}

if (values['dry-run']) await dryRun().catch(reportFailedCheck)
else prepare()
