import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ScreenshotTarget } from './scenes.ts'

export const repositoryRoot = fileURLToPath(new URL('../../', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8'))

const git = (...args: string[]) => execFileSync('git', args, { cwd: repositoryRoot, encoding: 'utf8' }).trim()

const pnpm = (cwd: string, ...args: string[]) =>
  execFileSync('npx', ['-y', packageManager, ...args], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })

const turbo = (cwd: string, targets: ScreenshotTarget[]) =>
  pnpm(
    cwd,
    'exec',
    'turbo',
    'run',
    ...new Set(targets.map(({ task }) => task)),
    ...targets.map(({ filter }) => `--filter=${filter}`),
    '--output-logs=errors-only',
  )

/** Resolves a revision to its full hash. @default the merge base with the main branch */
export function resolveRevision(revision?: string) {
  if (revision) return git('rev-parse', '--verify', `${revision}^{commit}`)
  const main = git('for-each-ref', '--format=%(refname)', 'refs/remotes/origin/main', 'refs/heads/main')
  const [first] = main.split('\n').toSorted().reverse()
  if (!first)
    throw new Error('There is no main branch to compare with. Name a revision: --against <revision>')
  return git('merge-base', 'HEAD', first)
}

/** The short hash and the subject of a commit. */
export const describeRevision = (revision: string) => git('log', '-1', '--format=%h %s', revision)

/** Builds the working tree. Returns a function that returns the folder of a target's build. */
export function buildWorkingTree(targets: ScreenshotTarget[]) {
  turbo(repositoryRoot, targets)
  return ({ output }: ScreenshotTarget) => join(repositoryRoot, output)
}

/**
 * Builds a revision in a git worktree of its own, or uses the builds in the folder `cache`. Returns a function that
 * returns the folder of a target's build.
 */
export function buildRevision(revision: string, targets: ScreenshotTarget[], cache: string) {
  const folderOf = ({ name }: ScreenshotTarget) => join(cache, name, 'build')
  const missing = targets.filter((target) => !existsSync(folderOf(target)))
  if (missing.length === 0) return folderOf

  const worktree = join(mkdtempSync(join(tmpdir(), 'visual-')), 'base')
  git('worktree', 'add', '--detach', worktree, revision)
  try {
    pnpm(worktree, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent')
    turbo(worktree, missing)
    for (const target of missing) cpSync(join(worktree, target.output), folderOf(target), { recursive: true })
  } finally {
    rmSync(join(worktree, '..'), { recursive: true, force: true })
    git('worktree', 'prune')
  }
  return folderOf
}
