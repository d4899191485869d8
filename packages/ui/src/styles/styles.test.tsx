import { beforeAll, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { findStyleDifferences, readComputedStyles, setTestStyleSheets } from '../../../../scripts/host-styles'
import { findRejectedDeclarations } from '../../../../scripts/rejected-declarations'
import built from '../../dist/styles.css?raw'
import theme from '../../dist/theme.css?raw'
import {
  Badge,
  Button,
  FilterPills,
  Footer,
  Heading,
  Icon,
  Section,
  SectionTitle,
  Skeleton,
  TermList,
  Text,
} from '..'
import { Sundial } from '../components/foundations/sundial/sundial'
import base from './base.css?raw'

const sheet = new CSSStyleSheet()

beforeAll(() => sheet.replace(built))

/** A flat list of all CSS rules, including those inside layers and conditions. */
const rulesOf = (rules: CSSRuleList): CSSRule[] =>
  [...rules].flatMap((rule) => (rule instanceof CSSGroupingRule ? rulesOf(rule.cssRules) : [rule]))

const styleRules = () =>
  rulesOf(sheet.cssRules).flatMap((rule) => (rule instanceof CSSStyleRule ? [rule] : []))

it('keeps every rule in the layer meridiana.ui, so that any unlayered rule overrides it', () => {
  const outside = [...sheet.cssRules].filter(
    (rule) =>
      !(rule instanceof CSSLayerBlockRule && rule.name.startsWith('meridiana.ui.')) &&
      !(rule instanceof CSSLayerStatementRule) &&
      // Tailwind adds two kinds of rules outside of the layers: `@property`, and initial values for old browsers.
      !(rule instanceof CSSPropertyRule && rule.name.startsWith('--tw-')) &&
      !(rule instanceof CSSLayerBlockRule && rule.name === 'properties'),
  )
  expect(outside.map(({ cssText }) => cssText)).toEqual([])
})

it.each(
  Object.entries(
    import.meta.glob<string>('../../dist/*.css', { eager: true, query: '?raw', import: 'default' }),
  ),
)('the browser accepts every declaration of %s', (_, css) => {
  expect(css).not.toBe('')
  expect(findRejectedDeclarations(css)).toEqual([])
})

it('styles its own slots and classes only', () => {
  const own = /\[data-slot\^?=['"]?ui-|\[data-scheme|\.ui_/
  // Removes the escaped characters of class names, so that these characters are not read as selector syntax. A comma in
  // parentheses does not separate two selectors of the rule.
  const selectors = ({ selectorText }: CSSStyleRule) => {
    let depth = 0
    const isEnd = (character: string) => {
      depth += { '(': 1, ')': -1 }[character] ?? 0
      return character === ',' && depth === 0
    }
    return Array.from(selectorText.replace(/\\./g, '_'), (character) => (isEnd(character) ? '\n' : character))
      .join('')
      .split('\n')
  }
  const foreign = styleRules().filter((rule) => !selectors(rule).every((selector) => own.test(selector)))
  const declarations = foreign.flatMap((rule) => [...rule.style])
  // A rule that also selects elements of the site, such as `:root`, sets only custom properties with a prefix.
  expect(declarations.filter((name) => !/^--(ui|tw)-/.test(name))).toEqual([])
})

it('prefixes its keyframes', () => {
  const names = rulesOf(sheet.cssRules).flatMap((rule) =>
    rule instanceof CSSKeyframesRule ? [rule.name] : [],
  )
  expect(names.filter((name) => !name.startsWith('ui-'))).toEqual([])
})

it('changes no element of a host page, not even those with other slots', () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument as Document
  page.body.innerHTML = `<h1>Title</h1><p><a href="#">Link</a> <em>emphasis</em></p><ul><li>One</li></ul>
    <button>Press</button><input><table><tr><th>Name</th><td>1</td></tr></table><blockquote>Quote</blockquote>
    <details open><summary>Question</summary></details><figure><img alt=""></figure><hr><dialog open>Dialog</dialog>
    <div data-slot="card"><button data-slot="button">A slot of the host</button><span data-slot="badge">1</span></div>`
  const look = () =>
    [page.documentElement, ...page.querySelectorAll('body, body *')].map((element) => {
      const style = getComputedStyle(element)
      return [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${element.localName} ${name}: ${style.getPropertyValue(name)}`)
    })
  const before = look()
  page.head.appendChild(page.createElement('style')).textContent = built
  expect(getComputedStyle(page.documentElement).getPropertyValue('--ui-surface')).not.toBe('')
  expect(look()).toEqual(before)
})

const page = (
  <Section scheme="dark" aria-labelledby="title">
    <SectionTitle id="title" marker={<Sundial hour={8} />} kicker="Kicker">
      Title
    </SectionTitle>
    <Heading as="h3">Heading</Heading>
    <Text size="lead">Text</Text>
    <Button>Press</Button>
    <Skeleton aria-label="Loading" />
    <TermList.Root>
      <TermList.Item term="Term">Description</TermList.Item>
    </TermList.Root>
    <Footer.Brand>Casa Meridiana</Footer.Brand>
  </Section>
)

it.each([
  ['twice', [built], [built, built]],
  ['before the theme', [built], [built, theme]],
  ['after the theme', [built], [theme, built, theme]],
  ['before the styles of the page', [base, built], [built, base]],
])('looks the same with its sheet %s', async (_, usual, sheets) => {
  await render(page)
  setTestStyleSheets(...usual)
  const expected = readComputedStyles("[data-slot^='ui-']")
  expect(new Set(expected.map((line) => line.split(' ')[0])).size).toBeGreaterThan(10)
  setTestStyleSheets(...sheets)
  expect(findStyleDifferences(expected, readComputedStyles("[data-slot^='ui-']"))).toEqual([])
})

it('sets each of its colours in every scheme, so that a scheme has its own inside any other', async () => {
  const colours = [...theme.matchAll(/--color-[\w-]+: ?var\((--ui-[\w-]+)\)/g)].map(([, name]) => `${name}`)
  expect(colours).toContain('--ui-on-accent')
  const schemes = ['light', 'quiet', 'band', 'dark', 'night']
  await render(
    <div data-scheme="changed">
      {schemes.map((scheme) => (
        <div key={scheme} data-scheme={scheme} />
      ))}
    </div>,
  )
  const inside = () =>
    schemes.flatMap((scheme) => {
      const style = getComputedStyle(document.querySelector(`[data-scheme=${scheme}]`) as Element)
      return colours.map((name) => `${scheme} ${name}: ${style.getPropertyValue(name)}`)
    })
  setTestStyleSheets(built)
  const expected = inside()
  const changed = colours.map((name) => `${name}: red`).join('; ')
  setTestStyleSheets(built, `[data-scheme='changed'] { ${changed} }`)
  expect(inside()).toEqual(expected)
})

it.each([
  ['rtl', true],
  ['rtl ltr', false],
  ['ltr rtl', true],
  ['ltr rtl ltr', false],
])('mirrors an arrow after the nearest of the directions %s', async (directions, mirrored) => {
  let arrow = <Icon name="arrow-left" />
  for (const dir of directions.split(' ').reverse()) arrow = <div dir={dir}>{arrow}</div>
  await render(arrow)
  const scale = () => getComputedStyle(document.querySelector('[data-slot=ui-icon]') as Element).scale
  setTestStyleSheets(built)
  expect(scale()).toBe(mirrored ? '-1 1' : 'none')
  // Chrome before 120 has no `:dir()`.
  setTestStyleSheets(built.replaceAll(':dir(', ':unknown('))
  expect(scale()).toBe(mirrored ? '-1 1' : 'none')
})

it('rounds a control of several lines as one of a single line', async () => {
  await render(
    <>
      <Button>Nights in the weeks of the fairs</Button>
      <Button size="compact">Nights in the weeks of the fairs</Button>
      <FilterPills.Item pressed>Nights in the weeks of the fairs</FilterPills.Item>
      <Badge>Nights in the weeks of the fairs</Badge>
    </>,
  )
  const rounded = ':root { --meridiana-radius-control: 999px; --meridiana-control-height: 3rem }'
  setTestStyleSheets(built, rounded, "[data-slot^='ui-'] { inline-size: 6rem }")
  const controls = [...document.querySelectorAll<HTMLElement>("[data-slot^='ui-']")]
  expect(Math.min(...controls.map((control) => control.offsetHeight))).toBeGreaterThan(48)
  expect(controls.map((control) => getComputedStyle(control).borderTopLeftRadius)).toEqual([
    '24px',
    '22px',
    '20px',
    '12px',
  ])
})

it('hides in print what is useless on paper, whatever its component sets', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  const page = frame.contentDocument as Document
  page.body.innerHTML = '<p class="ui-screen-only ui:flex" data-slot="ui-text">Link</p>'
  page.head.append(page.createElement('style'))
  const style = page.querySelector('style') as HTMLStyleElement
  const display = () => frame.contentWindow?.getComputedStyle(page.querySelector('p') as Element).display
  style.textContent = base + built
  expect(display()).toBe('flex')
  style.textContent = base.replace('@media print', '@media screen') + built
  expect(display()).toBe('none')
})
