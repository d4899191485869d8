import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Packs the package in a folder as a release does; returns the path of the tarball and those of the files in it. */
export function packPackage(packageFolder: string, target: string) {
  const pack = ['-y', packageManager, 'pack', '--json', '--pack-destination', target]
  const output = execFileSync('npx', pack, { cwd: packageFolder, encoding: 'utf8' })
  const { filename, files }: { filename: string; files: { path: string }[] } = JSON.parse(output)
  return { tarball: filename, files: files.map(({ path }) => path) }
}
