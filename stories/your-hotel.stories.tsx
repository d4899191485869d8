import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import readme from '../packages/ui/README.md?raw'
import { Button, Field, Input, Section, TextLink } from '../packages/ui/src'
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
      // Of a typeface the name alone: an address of Storybook has no quotes.
      return [name, max ? Math.min(Number.parseFloat(value), max) : value.replace(/^'(.*?)'.*/, '$1')]
    }),
  )

const example = propertiesIn(anotherHotel)

/** The properties that the example leaves out. They are in the style sheet as soon as their control is set. */
const others = ['focus', 'control-padding', 'radius-icon', 'radius-card', 'radius-dialog', 'radius-field']

const controlOf = (name: string) => {
  const [min, max = 0, step] = lengths[name] ?? []
  // A slider up to 999 would have no small values, and one that is not set would look like 0.
  const type = max > 100 || others.includes(name) ? 'number' : 'range'
  if (max) return { type, min, max, step } as const
  if (choices[name]) return 'inline-radio'
  return name.startsWith('font') ? 'text' : 'color'
}

/** A property in a style sheet. What is no colour and no typeface is that of the example, or the accent. */
function cssOf(name: string, value: unknown): string {
  if (lengths[name]) return `${value}${lengths[name][3]}`
  if (name.startsWith('font'))
    return `'${`${value}`.replace(/[^\p{L}\d _-]/gu, '') || example[name]}', Arial, sans-serif`
  return choices[name] || CSS.supports('color', `${value}`)
    ? `${value}`
    : `${example[name] ?? example.accent}`
}

/** What the table of the README says about a property. */
const useOf = (name: string) =>
  readme.match(new RegExp(`^\\|[^|]*\`--meridiana-${name}\`[^|]*\\|[^|]*\\|\\s*(.*?)\\s*\\|$`, 'm'))?.[1]

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
        table: { category: categoryOf(name) },
      },
    ]),
  ),
  // As in the last visit.
  args: { ...example, ...propertiesIn(localStorage.getItem('theme.css') ?? '') },
} satisfies Meta
export default meta

/**
 * The page in the theme of your hotel, which the controls set, below parts that a new colour changes. This browser keeps it: “Your hotel” in the toolbar gives
 * it to every story. Links lead to what is below the page: the style sheet to copy, the tokens of each scheme as files
 * for a design tool, and the contrast of each scheme, whose result is beside the links.
 */
export const Theme: StoryObj = {
  globals: { theme: 'your-hotel' },
  render: function Theme(args, { globals: { language } }) {
    const { form, check, allRooms } = messagesFor({ globals: { language, theme: 'your-hotel' } })
    const tables = useRef<HTMLDivElement>(null)
    const [failing, setFailing] = useState<number>()
    const css = `:root {\n${Object.entries(args)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `  --meridiana-${name}: ${cssOf(name, value)};\n`)
      .join('')}}`
    useEffect(() => {
      localStorage.setItem('theme.css', css)
      // The tables measure before they are painted.
      const frame = requestAnimationFrame(() =>
        setFailing(tables.current?.querySelectorAll('[data-level="fails"]').length),
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
          <span data-level={failing ? 'fails' : undefined}>
            {failing === undefined
              ? ''
              : failing
                ? `${failing} ${failing > 1 ? 'pairs' : 'pair'} of colours below the minimum`
                : 'All pairs of colours pass'}
          </span>
          <span>“Your hotel” in the toolbar gives this theme to every story.</span>
        </nav>
        <Section space="bar" aria-label={form.name}>
          <div className="your-hotel-parts">
            <Field label={form.name}>
              <Input autoComplete="off" />
            </Field>
            <Button>{check}</Button>
            <TextLink href="#rooms">{allRooms}</TextLink>
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
