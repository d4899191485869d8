import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { buildSync } from 'esbuild'
import { BROWSER_TARGETS } from '../../../scripts/browser-targets.ts'

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('../src/core/push-stored-decision.ts', import.meta.url))],
  bundle: true,
  format: 'iife',
  minify: true,
  target: BROWSER_TARGETS,
  // Without `"use strict"`, which would hold for other code that a site puts into the same script.
  tsconfigRaw: {},
  write: false,
})
const text = outputFiles[0]?.text.trim() ?? ''
const digest = createHash('sha256').update(text).digest('base64')

/** The constants of `src/core/head-script.ts`, for the options `define` of tsup and Vite. */
export const headScriptConstants = {
  CONSENT_HEAD_SCRIPT: JSON.stringify(text),
  CONSENT_HEAD_SCRIPT_HASH: JSON.stringify(`sha256-${digest}`),
}
