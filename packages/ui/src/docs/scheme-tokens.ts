import type { ColorScheme } from '../components/layout/section/section'

/** All schemes, in the order of a page. */
export const schemes: ColorScheme[] = ['light', 'quiet', 'band', 'dark', 'night']

/** A group of design tokens, or a token. */
export interface Group {
  [name: string]: unknown
  $type?: string
  $value?: unknown
  $description?: string
}

/**
 * Returns all tokens of a theme in one scheme, under the same names for every theme and scheme, so that a design tool
 * takes each file as a mode. The browser computes the values, so the function uses nothing from outside of itself.
 *
 * @param element an empty element with the theme and the scheme, in a page with the styles of the package
 * @param tokens the content of `tokens.json`
 */
export function tokensAt(element: HTMLElement, tokens: { color: object }) {
  const {
    light,
    quiet: _,
    band: __,
    dark: ___,
    night: ____,
    ...shared
  } = tokens.color as Record<string, Group>
  const { $description: _____, ...schemed } = light ?? {}
  const file: Group = structuredClone({ ...tokens, color: { ...shared, ...schemed } })
  const { style } = element
  let accent = ''
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true })

  /** The custom property with the value of a token in a theme and a scheme, if these can change it. */
  function propertyOf([group, name]: string[]) {
    if (group === 'color') return `--ui-${name}`
    if (group === 'font-family') return `--ui-font-${name}`
    if (group === 'font-weight') return `--ui-${name}-weight`
    if (group === 'border-radius') return name === 'arch' ? '--ui-arch' : `--ui-radius-${name}`
    return group === 'size' && /^(control|field)/.test(`${name}`) ? `--ui-${name}` : undefined
  }

  function read(property: string, type: string) {
    style.cssText = `width: var(${property}); font-family: var(${property}); font-weight: var(${property})`
    const computed = getComputedStyle(element)
    if (type === 'dimension') return { value: Number.parseFloat(computed.width), unit: 'px' }
    // The fallback of a typeface is the browser's, while the typeface loads.
    if (type === 'fontFamily')
      return computed.fontFamily
        .split(', ')
        .map((name) => name.replaceAll('"', ''))
        .filter((name) => !name.endsWith(' Fallback'))
    if (type === 'fontWeight') return Number(computed.fontWeight)
    if (!pixel) return undefined
    // Not the computed `color`: of a mixed colour it has other roundings than what the browser paints.
    pixel.fillStyle = computed.getPropertyValue(property)
    pixel.fillRect(0, 0, 1, 1)
    const channels = [...pixel.getImageData(0, 0, 1, 1).data.slice(0, 3)]
    const hex = `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
    // What is the accent follows it in a design tool, too.
    if (/-(accent-text|focus|ray|selected)$/.test(property) && hex === accent) return '{color.accent}'
    if (property === '--ui-accent') accent = hex
    return { colorSpace: 'srgb', components: channels.map((channel) => +(channel / 255).toFixed(4)), hex }
  }

  function compute(group: Group, path: string[], inherited?: string) {
    const type = group.$type ?? inherited
    const property = propertyOf(path)
    // The name in code comes first, as a design tool cuts long words. Breakpoints and gaps inside have none.
    if (group.$value !== undefined && !/^(breakpoint|space inside) /.test(path.join(' ')))
      group.$description = [property ?? `--ui-${path.join('-')}`, group.$description]
        .filter(Boolean)
        .join(': ')
    if (group.$value !== undefined && type && property) group.$value = read(property, type)
    else
      for (const [name, child] of Object.entries(group))
        if (!name.startsWith('$')) compute(child as Group, [...path, name], type)
  }

  /** A text style. Headings grow with the window. */
  function textStyle(name: string, window = 390) {
    const isHeading = /^h\d/.test(name)
    const kind = isHeading ? 'heading' : name === 'label' ? name : undefined
    const size = getComputedStyle(element).getPropertyValue(`--ui-text-${name}`)
    style.cssText = `width: ${size.replace(/([\d.]+)vw/, (_, share) => `${(share * window) / 100}px`)}`
    const px = Number(Number.parseFloat(getComputedStyle(element).width).toFixed(1))
    const { $value: tracking } = (kind && (file['letter-spacing'] as Record<string, Group>)[kind]) || {}
    return {
      $value: {
        fontFamily: isHeading || name === 'kicker' ? '{font-family.display}' : '{font-family.text}',
        fontSize: { value: px, unit: 'px' },
        fontWeight: kind ? `{font-weight.${kind}}` : 400,
        letterSpacing: { value: Number((px * Number(tracking ?? 0)).toFixed(2)), unit: 'px' },
        lineHeight: `{line-height.${name}}`,
      },
    }
  }

  compute(file, [])
  file.typography = {
    $type: 'typography',
    $description: 'The text styles. Those of headings are for a frame of 390 px and for one of 1440 px.',
    ...Object.fromEntries(
      Object.keys(file.text as Group)
        .filter((name) => !name.startsWith('$'))
        .map((name) => [
          name,
          /^h\d/.test(name) ? { phone: textStyle(name), desktop: textStyle(name, 1440) } : textStyle(name),
        ]),
    ),
  }
  style.cssText = ''
  return `${JSON.stringify(file, undefined, 2)}\n`
}
