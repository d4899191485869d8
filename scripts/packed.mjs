/**
 * Packs a package as it would be published and installs the tarball, with what else the property needs, in an
 * empty folder, by npm: what happens there is what happens to those who install it.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Runs a command in a folder and gives what it printed; throws when it fails. */
export const run = (cwd, command, ...args) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] })

/** Says what has been seen to work. */
export const step = (text) => console.log(`✓ ${text}`)

/**
 * @param {string} here the package's folder
 * @param {{ install: string[], files: Record<string, string> }} property what it installs beside the package, and
 *   its own files
 * @param {(folder: string) => Promise<void>} check what must work there; the folder goes afterwards
 */
export async function inProperty(here, { install, files }, check) {
  const folder = mkdtempSync(join(tmpdir(), 'property-'))
  try {
    run(here, 'npx', '-y', packageManager, 'pack', '--pack-destination', folder)
    const tarball = join(folder, readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '')
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    run(
      folder,
      'npm',
      'install',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--silent',
      ...install,
      tarball,
    )
    await check(folder)
  } catch (error) {
    console.error(String(error.stdout ?? ''), error.message)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
