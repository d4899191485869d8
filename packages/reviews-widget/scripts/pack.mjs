import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** Packs the package as it would be published. Returns the tarball, alone in a new temporary folder. */
export function pack() {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-widget-'))
  execFileSync('npx', ['-y', packageManager, 'pack', '--pack-destination', folder], {
    cwd: here,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [tarball] = readdirSync(folder)
  return { folder, tarball: join(folder, tarball) }
}
