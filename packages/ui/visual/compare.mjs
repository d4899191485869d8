/**
 * `npm run test:visual`: photographs every story of `storybook-static` and compares it with the approved picture.
 * `npm run test:visual -- --update` approves what has changed; other arguments are Playwright's (`--grep Button`).
 */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update-snapshots' : arg))
const here = fileURLToPath(new URL('.', import.meta.url))
const { status } = spawnSync('playwright', ['test', '--config', here, ...args], { stdio: 'inherit' })

if (status !== 0)
  console.error(
    '\nWhat was approved, what is seen now and the difference, side by side:\n' +
      '  npx playwright show-report test-results/visual-report\n' +
      'If the change is meant: npm run test:visual -- --update, and look at the pictures in the commit.',
  )
process.exitCode = status ?? 1
