import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { packageFolders, readmePath, renderReadme } from './readme.ts'

/** Time limit in ms. It is long because each test compiles a package. */
const TIMEOUT = 120_000

it.each(packageFolders)(
  'the README of %s has the props of the source (else: npm run readme)',
  (name) => {
    expect(readFileSync(readmePath(name), 'utf8')).toBe(renderReadme(name))
  },
  TIMEOUT,
)
