import type { Meta, StoryObj } from '@storybook/react-vite'
import readme from '../packages/ui/README.md?raw'
import { contrastPairs } from '../packages/ui/src/docs/contrast-pairs.ts'
import { schemes, tokensAt } from '../packages/ui/src/docs/scheme-tokens.ts'
import tokens from '../packages/ui/src/styles/tokens.json'
import anotherHotel from './another-hotel.css?raw'
import { ContrastTable } from './contrast-table.tsx'
import { WholePage } from './whole-page.tsx'
import './your-hotel.css'

/** The properties of the other hotel's theme, without their prefix. */
const properties = Object.fromEntries(
  [...anotherHotel.matchAll(/--meridiana-([\w-]+): (.*);/g)].map(([, name = '', value = '']) => [
    name,
    value,
  ]),
)

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
    Object.entries(properties).map(([name, value]) => [
      name,
      { control: value.startsWith('#') ? 'color' : 'text', description: useOf(name) },
    ]),
  ),
  args: properties,
} satisfies Meta
export default meta

/**
 * The page in the theme of your hotel, which the controls set. Below it are the style sheet to copy, the tokens of each
 * scheme as files for a design tool, and the contrast of each scheme.
 */
export const Theme: StoryObj = {
  globals: { theme: 'another-hotel' },
  render: (args, { globals: { language } }) => {
    const css = `:root {\n${Object.entries(args)
      .map(([name, value]) => `  --meridiana-${name}: ${value};\n`)
      .join('')}}`
    return (
      <>
        <style>{css.replace(':root', ':root:root')}</style>
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
