import fc from 'fast-check'
import { walkPaths } from '../walk/paths'
import { arbitraryWalk } from '../walk/steps'
import { walk } from '../walk/walk'
import { test } from './test'

/** Walks that are the same in every run. `npm run walk` takes others. */
const walks = fc.sample(arbitraryWalk(walkPaths, 10), { numRuns: 20, seed: 1764 })

for (const [index, beginning] of walks.entries())
  test(`the site keeps its promises on walk ${index + 1}: ${beginning.path}, ${beginning.device}, files: ${beginning.fault}`, ({
    browser,
    baseURL,
  }) => walk(browser, new URL(baseURL ?? '').origin, beginning))
