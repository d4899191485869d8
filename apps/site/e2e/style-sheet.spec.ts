import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findRejectedDeclarations } from '../../../scripts/rejected-declarations'
import { expect, test } from './test'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))

test('the browser accepts every declaration of the built style sheet, except those for other browsers', async ({
  page,
}) => {
  const css = globSync('assets/*.css', { cwd: folder })
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('')
  const wrong = 'p{animation:linear both ui-parallax --ui-parallax}'
  expect(await page.evaluate(findRejectedDeclarations, css + wrong)).toEqual([
    'animation: linear both ui-parallax --ui-parallax',
  ])
})
