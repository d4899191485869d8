import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { addons } from 'storybook/preview-api'
import readme from '../packages/ui/README.md?raw'
import { Button, Dialog, Field, FilterPills, Input, Section, TextLink } from '../packages/ui/src'
import { contrastPairs } from '../packages/ui/src/docs/contrast-pairs.ts'
import { schemes, tokensAt } from '../packages/ui/src/docs/scheme-tokens.ts'
import tokens from '../packages/ui/src/styles/tokens.json'
import { messagesFor } from '../packages/ui/test/messages'
import anotherHotel from './another-hotel.css?raw'
import { ContrastTable } from './contrast-table.tsx'
import { WholePage } from './whole-page.tsx'
import './your-hotel.css'

/** The smallest and the largest value, the step and the unit of the properties that are lengths. 999 px is a pill. */
const lengths: Record<string, [min: number, max: number, step: number, unit: string]> = {
  radius: [0, 32, 1, 'px'],
  'radius-control': [0, 999, 1, 'px'],
  'radius-icon': [0, 999, 1, 'px'],
  'radius-card': [0, 32, 1, 'px'],
  'radius-dialog': [0, 32, 1, 'px'],
  'radius-field': [0, 32, 1, 'px'],
  'control-height': [2.75, 5, 0.25, 'rem'],
  'control-padding': [0.5, 4, 0.25, 'rem'],
  'field-border': [0, 4, 1, 'px'],
  arch: [0, 999, 1, 'px'],
}

const choices: Record<string, string[]> = {
  'heading-weight': ['400', '500', '600', '700'],
  'accent-style': ['normal', 'italic'],
  'filter-case': ['none', 'uppercase'],
}

/** The properties in a style sheet, without their prefix, as the controls have them: a length is a number. */
const propertiesIn = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--meridiana-([\w-]+): (.*);/g)].map(([, name = '', value = '']) => {
      const [, max] = lengths[name] ?? []
      // Of typefaces the names alone: an address of Storybook has no quotes.
      const families = [...value.matchAll(/'([^']+)'/g)].map(([, family = '']) => family)
      const names = families.filter((family) => !family.endsWith(' Fallback')).join(', ')
      const text = name.startsWith('font') ? names || 'Arial' : value
      return [name, max ? Math.min(Number.parseFloat(value), max) : text]
    }),
  )

const example = propertiesIn(anotherHotel)

/** The properties that the example leaves out. They are in the style sheet as soon as their control is set. */
const others = ['focus', 'control-padding', 'radius-icon', 'radius-card', 'radius-dialog', 'radius-field']

const controlOf = (name: string) => {
  const [min, max = 0, step] = lengths[name] ?? []
  // A slider up to 999 would have no small values, and one without a default would look like 0.
  const type = max > 100 || (others.includes(name) && !defaultOf(name)) ? 'number' : 'range'
  if (max) return { type, min, max, step } as const
  if (choices[name]) return 'inline-radio'
  return name.startsWith('font') ? 'text' : 'color'
}

/** A property in a style sheet. What is no colour and no typeface is that of the example, or the accent. */
function cssOf(name: string, value: unknown): string {
  if (lengths[name]) return `${value}${lengths[name][3]}`
  if (name.startsWith('font')) {
    const families = `${value}`.split(',').map((family) => family.replace(/[^\p{L}\d _-]/gu, '').trim())
    const named = families.filter((family) => family && !/^(Arial|(sans-|ui-)?serif|system-ui)$/.test(family))
    return [...named.map((family) => `'${family}'`), 'Arial', 'sans-serif'].join(', ')
  }
  return choices[name] || isColour(value) ? `${value}` : `${example[name] ?? example.accent}`
}

const isColour = (value: unknown) => CSS.supports('color', `${value}`)

/** The default of a property, and what it is for: from the table of the README. */
const rowOf = (name: string) =>
  readme.match(new RegExp(`^\\|[^|]*\`--meridiana-${name}\`[^|]*\\|\\s*(.*?)\\s*\\|\\s*(.*?)\\s*\\|$`, 'm'))
const defaultOf = (name: string) => rowOf(name)?.[1]?.replaceAll('`', '')
const useOf = (name: string) => {
  if (name.startsWith('font'))
    return `${rowOf(name)?.[2]}. Commas between several; the address leaves such a list out.`
  return lengths[name] ? `${rowOf(name)?.[2]}. In ${lengths[name][3]}.` : rowOf(name)?.[2]
}

const categoryOf = (name: string) => {
  if (/^(font|heading|accent-style|filter)/.test(name)) return 'Type'
  return /^(radius|arch|control|field)/.test(name) ? 'Shape' : 'Colour'
}

/** Downloads all tokens of the page's theme in one scheme. */
function downloadTokens(scheme: string) {
  const element = document.body.appendChild(document.createElement('div'))
  element.dataset.scheme = scheme
  const href = URL.createObjectURL(new Blob([tokensAt(element, tokens)], { type: 'application/json' }))
  element.remove()
  Object.assign(document.createElement('a'), { href, download: `${scheme}.tokens.json` }).click()
  URL.revokeObjectURL(href)
}

const meta = {
  title: 'Your hotel',
  tags: ['!autodocs', 'my theme', 'brand', 'custom theme'],
  argTypes: Object.fromEntries(
    [...Object.keys(example), ...others].map((name) => [
      name,
      {
        control: controlOf(name),
        options: choices[name],
        description: useOf(name),
        table: { category: categoryOf(name), defaultValue: { summary: defaultOf(name) } },
      },
    ]),
  ),
  args: example,
} satisfies Meta
export default meta

/** The theme of the last visit, in which a property of the example can be missing; not if the address has a theme. */
function readStored() {
  const stored = localStorage.getItem('theme.css')
  if (!stored || new URLSearchParams(window.location.search).get('args')) return undefined
  const none = Object.fromEntries(Object.keys(example).map((name) => [name, undefined]))
  return { ...none, ...propertiesIn(stored) }
}

/**
 * The page in the theme of your hotel, which the controls set, below parts that a new colour changes. This browser keeps
 * what you set: “Your hotel” in the toolbar gives it to every story, and “Reset controls” begins again with the example.
 * Links lead to what is below the page: the style sheet to copy, the tokens of each scheme as files for a design tool,
 * and the contrast of each scheme, whose result is beside the links.
 */
export const Theme: StoryObj = {
  globals: { theme: 'your-hotel' },
  render: function Theme(args, { id, globals: { language } }) {
    const { form, check, allRooms, fairs, dialog } = messagesFor({
      globals: { language, theme: 'your-hotel' },
    })
    const tables = useRef<HTMLDivElement>(null)
    const [failing, setFailing] = useState<string[]>()
    const wrong = Object.entries(args).find(
      ([name, value]) => controlOf(name) === 'color' && value && !isColour(value),
    )
    const css = `:root {\n${Object.entries(args)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => `  --meridiana-${name}: ${cssOf(name, value)};\n`)
      .join('')}}`
    const first = useRef<string>(css)
    useEffect(() => {
      const updatedArgs = readStored()
      if (updatedArgs) addons.getChannel().emit('updateStoryArgs', { storyId: id, updatedArgs })
    }, [id])
    useEffect(() => {
      // A theme that somebody has sent is not yours until you change it.
      if (css !== first.current) {
        first.current = ''
        localStorage.setItem('theme.css', css)
      }
      // The tables measure before they are painted.
      const frame = requestAnimationFrame(() =>
        setFailing(
          [...(tables.current?.querySelectorAll('tr:has([data-level="fails"])') ?? [])].map(
            (row) => `${row.closest('table')?.caption?.textContent}, ${row.firstElementChild?.textContent}`,
          ),
        ),
      )
      return () => cancelAnimationFrame(frame)
    }, [css])
    return (
      <>
        <style>{css}</style>
        <nav className="your-hotel" aria-label="Your hotel">
          <a href="#theme-css">Style sheet</a>
          <a href="#theme-tokens">Token files</a>
          <a href="#theme-contrast">Contrast</a>
          <span data-level={wrong || failing?.[0] ? 'fails' : undefined}>
            {wrong
              ? `${wrong[0]}: “${wrong[1]}” is no colour`
              : failing?.[0]
                ? `${failing.length} ${failing.length > 1 ? 'pairs' : 'pair'} of colours below the minimum: ${failing[0]}${failing.length > 1 ? ' …' : ''}`
                : failing && 'All pairs of colours pass'}
          </span>
          <span>“Your hotel” in the toolbar gives this theme to every story.</span>
        </nav>
        <Section space="bar" aria-label={form.name}>
          <div className="your-hotel-parts">
            <Field label={form.name}>
              <Input autoComplete="off" />
            </Field>
            <Button>{check}</Button>
            <Dialog.Root>
              <Dialog.Trigger asChild>
                <Button variant="outline">{dialog.open}</Button>
              </Dialog.Trigger>
              <Dialog.Content title={dialog.title} description={dialog.text} closeLabel={dialog.close} />
            </Dialog.Root>
            <TextLink href="#rooms">{allRooms}</TextLink>
            <FilterPills.Root aria-label={fairs.filter}>
              {[fairs.all, ...fairs.months.slice(0, 2)].map((month, index) => (
                <FilterPills.Item key={month} pressed={index === 0}>
                  {month}
                </FilterPills.Item>
              ))}
            </FilterPills.Root>
          </div>
        </Section>
        <div className="your-hotel-page">
          <WholePage language={language} hasSundials={false} asks={false} />
        </div>
        <div className="your-hotel">
          <h2 id="theme-css">theme.css</h2>
          <pre>{css}</pre>
          <p>
            <button type="button" onClick={() => navigator.clipboard.writeText(css)}>
              Copy
            </button>
          </p>
          <h2 id="theme-tokens">Tokens</h2>
          <p>
            {schemes.map((scheme) => (
              <button key={scheme} type="button" onClick={() => downloadTokens(scheme)}>
                {scheme}.tokens.json
              </button>
            ))}
          </p>
          <h2 id="theme-contrast">Contrast</h2>
          <div ref={tables}>
            <ContrastTable key={css} schemes={schemes} pairs={contrastPairs} />
          </div>
        </div>
      </>
    )
  },
}
