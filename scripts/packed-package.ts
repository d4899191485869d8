/**
 * Functions that pack a package as a release does, in a temporary folder, and report what a check of the tarball finds.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const { packageManager } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Runs a command in a folder and returns its output; throws when it fails. */
export const runCommand = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })

/** Prints a passed check. */
export const reportPassedCheck = (text: string) => console.log(`✓ ${text}`)

/** Reports a check that failed, with the output of the command that failed. */
export function reportFailedCheck(error: unknown) {
  const { stdout = '', message } = error as Error & { stdout?: string }
  console.error(stdout, message)
  process.exitCode = 1
}

/** Calls `use` with a temporary folder, which is removed afterwards. */
export async function withTemporaryFolder<Result>(use: (folder: string) => Result | Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packs the package in `packageFolder` into `folder`; returns the path of the tarball. */
export function packPackage(packageFolder: string, folder: string) {
  runCommand(packageFolder, 'npx', '-y', packageManager, 'pack', '--pack-destination', folder)
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (!tarball) throw new Error(`pnpm pack wrote no tarball of ${packageFolder}`)
  return join(folder, tarball)
}
