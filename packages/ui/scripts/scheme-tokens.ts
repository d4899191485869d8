import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8')
const styles = 'packages/ui/src/styles'

const tokensJson = read(`${styles}/tokens.json`)
export const tokenThemes = ['casa-meridiana', 'another-hotel']
export const tokenSchemes = ['light', 'quiet', 'band', 'dark', 'night']

interface Group {
  [name: string]: unknown
  $type?: string
  $value?: unknown
}

/** The custom property with the value of a token in a theme and a scheme, if these can change it. */
function propertyOf([group, name]: string[]) {
  if (group === 'color') return `--ui-${name}`
  if (group === 'font-family') return `--ui-font-${name}`
  if (group === 'font-weight') return `--ui-${name}-weight`
  if (group === 'border-radius') return name === 'arch' ? '--ui-arch' : `--ui-radius-${name}`
  return group === 'size' && name?.startsWith('control') ? `--ui-${name}` : undefined
}

/**
 * Returns all tokens of a theme in one scheme, under the same names for every theme and scheme, so that a design tool
 * takes each file as a mode. The browser computes the values from the style sheets.
 */
export async function tokensOf(page: Page, theme: string, scheme: string) {
  const css = [`${styles}/tokens.css`, `${styles}/theme.css`, 'stories/another-hotel.css'].map(read)
  await page.setContent(
    `<html data-theme="${theme}" data-scheme="${scheme}"><style>${css.join('')}</style><canvas width="1" height="1">`,
  )
  const { light, quiet: _, band: __, dark: ___, night: ____, ...shared } = JSON.parse(tokensJson).color
  const { $description: _____, ...schemed } = light
  const file: Group = { ...JSON.parse(tokensJson), color: { ...shared, ...schemed } }
  const leaves: { token: Group; $type: string; property: string }[] = []
  const collect = (group: Group, path: string[], inherited?: string) => {
    const $type = group.$type ?? inherited
    const property = propertyOf(path)
    if (group.$value !== undefined && $type && property) leaves.push({ token: group, $type, property })
    else
      for (const [name, child] of Object.entries(group))
        if (!name.startsWith('$')) collect(child as Group, [...path, name], $type)
  }
  collect(file, [])
  const values = await page.evaluate(
    (wanted) => {
      const canvas = document.querySelector('canvas')?.getContext('2d', { willReadFrequently: true })
      const { style } = document.body
      return wanted.map(({ $type, property }) => {
        style.cssText = `color: var(${property}); width: var(${property}); font-family: var(${property}); font-weight: var(${property})`
        const computed = getComputedStyle(document.body)
        if ($type === 'dimension') return { value: Number.parseFloat(computed.width), unit: 'px' }
        if ($type === 'fontFamily')
          return computed.fontFamily.split(', ').map((name) => name.replaceAll('"', ''))
        if ($type === 'fontWeight') return Number(computed.fontWeight)
        if (!canvas) return undefined
        canvas.fillStyle = computed.color
        canvas.fillRect(0, 0, 1, 1)
        const channels = [...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3)]
        const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
        return { colorSpace: 'srgb', components: channels.map((channel) => +(channel / 255).toFixed(4)), hex }
      })
    },
    leaves.map(({ $type, property }) => ({ $type, property })),
  )
  for (const [index, { token }] of leaves.entries()) token.$value = values[index]
  return `${JSON.stringify(file, undefined, 2)}\n`
}

/** Writes the tokens of the package, and a file for each theme and scheme, into the folder of a Storybook. */
export async function writeTokens(page: Page, folder: string) {
  mkdirSync(`${folder}/tokens`, { recursive: true })
  writeFileSync(`${folder}/tokens.json`, tokensJson)
  for (const theme of tokenThemes)
    for (const scheme of tokenSchemes)
      writeFileSync(`${folder}/tokens/${theme}.${scheme}.tokens.json`, await tokensOf(page, theme, scheme))
}
