import { afterEach, beforeAll, expect, it } from 'vitest'
import { createHostResetStyles, findStyleDifferences, setTestStyleSheets } from './host-styles'

interface HostStyleTests {
  /** Text of the style sheet of the tested package. */
  styles: string
  /** Text of the style sheet with a part of the components, and a function that reads the styles of that part alone. */
  subset: { styles: string; readStyles: () => Promise<string[][]> }
  /** Text of Tailwind's reset (preflight). */
  preflight: string
  /**
   * Renders the package in one or more states, which together contain every `data-slot` value. Returns the computed
   * styles in each state.
   */
  readStyles: () => Promise<string[][]>
  /** Renders components of the package into a container. Returns one element that has a `data-slot` attribute. */
  renderInto: (container: HTMLElement) => Promise<Element>
  /** Name of a custom property of the package. */
  variable: string
  /** Name of the CSS property that `variable` sets on the element that `renderInto` returns. */
  property: string
}

/**
 * Adds the browser tests of a package whose styles are not in a cascade layer: a reset of the site does not change the
 * package, and the package takes its custom properties and its colour scheme from any ancestor. Its sheets may be loaded
 * in any order, twice, or only the sheet of a part. That the package does not change the site is tested in `consumers`.
 */
export function testHostStyles({
  styles,
  subset,
  preflight,
  readStyles,
  renderInto,
  variable,
  property,
}: HostStyleTests) {
  const host = document.createElement('div')
  const addHost = (content: string) => {
    host.innerHTML = content
    document.body.append(host)
  }

  const looksOf = async (sheets: string[], read = readStyles) => {
    setTestStyleSheets(...sheets)
    return read()
  }
  const differences = (expected: string[][], actual: string[][]) =>
    actual.flatMap((state, index) => findStyleDifferences(expected[index], state))

  let expected: string[][]
  beforeAll(async () => {
    expected = await looksOf([styles])
  })
  afterEach(() => {
    setTestStyleSheets()
    host.remove()
    host.removeAttribute('style')
  })

  it.each([
    ...Object.entries(createHostResetStyles(preflight)).flatMap(([name, reset]): [string, string[]][] => [
      [`after ${name} of the host`, [reset, styles]],
      [`before ${name} of the host`, [styles, reset]],
    ]),
    ['twice', [styles, styles]],
    ['before the sheet of a part', [styles, subset.styles]],
    ['after the sheet of a part', [subset.styles, styles]],
    ['between two copies of the sheet of a part', [subset.styles, styles, subset.styles]],
  ] as const)('looks the same with its sheet %s', async (_, sheets) => {
    expect(differences(expected, await looksOf([...sheets]))).toEqual([])
  })

  it('gives a part the same look with the sheet of that part alone', async () => {
    const complete = await looksOf([styles], subset.readStyles)
    expect(complete.map(({ length }) => length)).not.toContain(0)
    expect(differences(complete, await looksOf([subset.styles], subset.readStyles))).toEqual([])
  })

  it('takes its variables from any ancestor', async () => {
    setTestStyleSheets(styles)
    addHost('<div></div>')
    host.style.setProperty(variable, 'rgb(1, 2, 3)')
    const element = await renderInto(host.firstElementChild as HTMLElement)
    expect(getComputedStyle(element).getPropertyValue(property)).toBe('rgb(1, 2, 3)')
  })

  it.each([
    ['light', undefined, 'light'],
    ['dark', undefined, 'dark'],
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
    ['dark', 'quiet', 'light'],
    ['band', 'night', 'dark'],
    [undefined, undefined, 'light'],
  ])('in the scheme %s with the scheme %s inside has the color-scheme %s', async (outer, inner, scheme) => {
    setTestStyleSheets(styles)
    const attribute = (value: string | undefined) => (value ? `data-scheme="${value}"` : '')
    addHost(`<div ${attribute(outer)}><div ${attribute(inner)}></div></div>`)
    const element = await renderInto(host.querySelector('div > div > div') as HTMLElement)
    expect(getComputedStyle(element).colorScheme).toBe(scheme)
  })
}
