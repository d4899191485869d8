import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from './test'

const folder = fileURLToPath(new URL('../build/client/', import.meta.url))

test('the browser accepts every declaration of the built style sheet, except those for other browsers', async ({
  page,
}) => {
  const css = globSync('assets/*.css', { cwd: folder })
    .map((file) => readFileSync(folder + file, 'utf8'))
    .join('')
    .replace(/"[^"]*"|'[^']*'/g, '""')
    .replace(/url\([^)]*\)/g, 'url()')
    .replace(/@(font-face|property[^{]*)\{[^}]*\}/g, '')
  const declarations = [...css.matchAll(/[{;]([a-z][\w-]*):([^{};]+)(?=[;}])/g)].map(([, name, value]) => [
    name ?? '',
    value?.replace('!important', '') ?? '',
  ])
  expect(declarations.length).toBeGreaterThan(1000)
  const rejected = await page.evaluate(
    (all) => all.filter(([name = '', value = '']) => !CSS.supports(name, value)).map(String),
    [...declarations, ['animation', 'linear both ui-parallax --ui-parallax']],
  )
  expect([...new Set(rejected)]).toEqual(['animation,linear both ui-parallax --ui-parallax'])
})
