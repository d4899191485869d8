import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const output = 'apps/site/build/client'
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

const pnpm = (cwd: string, ...args: string[]) =>
  execFileSync('npx', ['-y', packageManager, ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })

const buildSite = (cwd: string) =>
  pnpm(cwd, 'exec', 'turbo', 'run', 'build', '--filter=@meridiana/site', '--output-logs=errors-only')

/** Builds the site of the working tree, and returns the folder of the build. */
export function buildWorkingTree() {
  buildSite(root)
  return join(root, output)
}

/**
 * Builds the site of a revision in a git worktree of its own, unless an earlier run has, and returns the folder of the
 * build.
 */
export function buildRevision(revision: string) {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`)
  const folder = fileURLToPath(new URL(`../measurements/builds/${commit}`, import.meta.url))
  if (existsSync(folder)) return folder

  const worktree = join(mkdtempSync(join(tmpdir(), 'revision-')), 'base')
  git('worktree', 'add', '--detach', worktree, commit)
  try {
    pnpm(worktree, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent')
    buildSite(worktree)
    cpSync(join(worktree, output), folder, { recursive: true })
  } finally {
    rmSync(join(worktree, '..'), { recursive: true, force: true })
    git('worktree', 'prune')
  }
  return folder
}
