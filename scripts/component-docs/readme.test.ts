import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { currentReadme, packageNames, readmeOf } from './readme.ts'

/** Time limit in ms. It is long because each test compiles a package. */
const TIMEOUT = 120_000

it.each(packageNames)(
  'the README of %s has the props of the source (else: npm run readme)',
  (name) => {
    expect(readFileSync(readmeOf(name), 'utf8')).toBe(currentReadme(name))
  },
  TIMEOUT,
)
