/**
 * Prepares the next step of a release in the folder `release`: `npm run release`. The workflow `release.yml` runs it and
 * then, in other jobs, opens a pull request with the patch, or publishes the tarballs.
 *
 * - While there are changesets, the folder has `versions.patch`: the versions and changelogs.
 * - Otherwise it has a tarball of each package whose version is not in the registry yet.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { packPackage } from './packed-package.ts'

process.chdir(fileURLToPath(new URL('../', import.meta.url)))
rmSync('release', { recursive: true, force: true })
mkdirSync('release')

if (globSync('.changeset/*.md').length > 0) {
  execFileSync('node_modules/.bin/changeset', ['version'], { stdio: 'inherit' })
  execFileSync('git', ['add', '--all', '.changeset', 'packages'])
  writeFileSync('release/versions.patch', execFileSync('git', ['diff', '--cached', '--binary']))
} else
  for (const folder of globSync('packages/*')) {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    const published = spawnSync('npm', ['view', `${name}@${version}`, 'version'], { encoding: 'utf8' })
    if (published.stdout.trim() !== version) packPackage(folder, `${process.cwd()}/release`)
  }
