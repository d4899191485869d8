import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import readme from '../packages/ui/README.md?raw'
import { contrastPairs } from '../packages/ui/src/docs/contrast-pairs.ts'
import { schemes, tokensAt } from '../packages/ui/src/docs/scheme-tokens.ts'
import tokens from '../packages/ui/src/styles/tokens.json'
import anotherHotel from './another-hotel.css?raw'
import { ContrastTable } from './contrast-table.tsx'
import { WholePage } from './whole-page.tsx'
import './your-hotel.css'

/** The smallest and the largest value, the step and the unit of the properties that are lengths. */
const lengths: Record<string, [min: number, max: number, step: number, unit: string]> = {
  radius: [0, 32, 1, 'px'],
  'radius-control': [0, 64, 1, 'px'],
  'control-height': [2.75, 5, 0.25, 'rem'],
  'field-border': [0, 4, 1, 'px'],
  arch: [0, 400, 4, 'px'],
}

const choices: Record<string, string[]> = {
  'heading-weight': ['400', '500', '600', '700'],
  'accent-style': ['normal', 'italic'],
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

const controlOf = (name: string, value: unknown) => {
  const [min, max, step] = lengths[name] ?? []
  if (max) return { type: 'range', min, max, step } as const
  if (choices[name]) return 'inline-radio'
  return `${value}`.startsWith('#') ? 'color' : 'text'
}

/** A property in a style sheet. What is no colour and no typeface is that of the example. */
function cssOf(name: string, value: unknown): string {
  if (lengths[name]) return `${value}${lengths[name][3]}`
  if (name.startsWith('font'))
    return `'${`${value}`.replace(/[^\p{L}\d _-]/gu, '') || example[name]}', Arial, sans-serif`
  return choices[name] || CSS.supports('color', `${value}`) ? `${value}` : `${example[name]}`
}

/** What the table of the README says about a property. */
const useOf = (name: string) =>
  readme.match(new RegExp(`^\\|[^|]*\`--meridiana-${name}\`[^|]*\\|[^|]*\\|\\s*(.*?)\\s*\\|$`, 'm'))?.[1]

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
    Object.entries(example).map(([name, value]) => [
      name,
      { control: controlOf(name, value), options: choices[name], description: useOf(name) },
    ]),
  ),
  // As in the last visit.
  args: { ...example, ...propertiesIn(localStorage.getItem('theme.css') ?? '') },
} satisfies Meta
export default meta

/**
 * The page in the theme of your hotel, which the controls set. This browser keeps it: “Your hotel” in the toolbar gives
 * it to every story. Below the page are the style sheet to copy, the tokens of each scheme as files for a design tool,
 * and the contrast of each scheme.
 */
export const Theme: StoryObj = {
  globals: { theme: 'your-hotel' },
  render: function Theme(args, { globals: { language } }) {
    const css = `:root {\n${Object.entries(args)
      .map(([name, value]) => `  --meridiana-${name}: ${cssOf(name, value)};\n`)
      .join('')}}`
    useEffect(() => localStorage.setItem('theme.css', css), [css])
    return (
      <>
        <style>{css}</style>
        <WholePage language={language} hasSundials={false} asks={false} />
        <div className="your-hotel">
          <h2>theme.css</h2>
          <pre>{css}</pre>
          <h2>Tokens</h2>
          <p>
            {schemes.map((scheme) => (
              <button key={scheme} type="button" onClick={() => downloadTokens(scheme)}>
                {scheme}.tokens.json
              </button>
            ))}
          </p>
          <h2>Contrast</h2>
          <ContrastTable key={css} schemes={schemes} pairs={contrastPairs} />
        </div>
      </>
    )
  },
}
