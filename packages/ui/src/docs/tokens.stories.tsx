import './docs.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { messagesFor } from '../../test/messages'
import { Button } from '../components/actions/button/button'
import { TextLink } from '../components/actions/text-link/text-link'
import { Sundial } from '../components/foundations/sundial/sundial'
import { Heading } from '../components/typography/heading/heading'
import { Kicker } from '../components/typography/kicker/kicker'
import { Text } from '../components/typography/text/text'
import theme from '../styles/theme.css?raw'
import tokens from '../styles/tokens.json'
import { schemes } from './scheme-tokens.ts'

const meta = {
  tags: [
    '!autodocs',
    'line height',
    'palette',
    'variables',
    'type scale',
    'text styles',
    'blue',
    'hover',
    'spacing',
    'margin',
    'gap',
    'padding',
    'whitespace',
    'font',
    'radius',
    'rounded',
    'grid',
    'z-index',
    'opacity',
    'Figma',
  ],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/** The names of all custom properties that a style sheet sets, in source order, each once. */
const propertiesOf = (css: string) => [
  ...new Set([...css.matchAll(/^\s+(--ui-[\w-]+):/gm)].map(([, name = '']) => name)),
]

// `-mixed` is a step of a calculation.
const semanticTokens = propertiesOf(theme).filter((name) => !name.endsWith('-mixed'))
const schemeTokens = [
  '--ui-surface',
  '--ui-text',
  '--ui-text-quiet',
  '--ui-accent-text',
  '--ui-line',
  '--ui-focus',
  '--ui-ray',
  '--ui-danger',
  '--ui-success',
  '--ui-warning',
]
const measures = [
  ...semanticTokens.filter((name) =>
    /^--ui-(gutter|section|space|content|measure|control|radius|arch)/.test(name),
  ),
  '--ui-space-stack',
  '--ui-space-rows',
].sort()
const sizes = Object.keys(tokens.text)
  .filter((key) => !key.startsWith('$'))
  .map((key) => `--ui-text-${key}`)

function computed(element: Element, name: string) {
  return getComputedStyle(element).getPropertyValue(name).trim()
}

/** A colour as `#rrggbb`. The browser draws a pixel of it, because it computes no such name for a mixed colour. */
function toHex(colour: string) {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d')
  if (!pixel) return colour
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const channels = Array.from(pixel.getImageData(0, 0, 1, 1).data.slice(0, 3))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Whether a token is a colour that can be seen: the ground of a logo is none in the light schemes. */
function isColour(name: string) {
  const value = computed(document.documentElement, name)
  return value !== 'transparent' && CSS.supports('color', value)
}

/** The computed value of a custom property on `element`. The value is empty until the element is mounted. */
function useValue(name: string) {
  const element = useRef<HTMLElement>(null)
  const [value, setValue] = useState('')
  useLayoutEffect(() => {
    if (element.current) setValue(computed(element.current, name))
  }, [name])
  return { element, value }
}

/** Shows the computed value of a custom property. */
function Value({ of: name }: { of: string }) {
  const { element, value } = useValue(name)
  return (
    <code ref={element} className="doc-value">
      {CSS.supports('color', value) ? toHex(value) : value}
    </code>
  )
}

const isCorner = (name: string) => /radius|arch/.test(name)

/** The px of a length: the least, the largest, and those in two windows. The width of `element` changes meanwhile. */
function describeLength(element: HTMLElement, value: string) {
  const [least, narrow, wide, most] = [0, 390, 1440, 9999].map((window) => {
    element.style.inlineSize = value.replace(/([\d.]+)vw/g, (_, part) => `${(part * window) / 100}px`)
    return Math.round(element.getBoundingClientRect().width)
  })
  return least === most
    ? `${least} px`
    : `${least} to ${most} px; ${narrow} in a window of 390 px, ${wide} in one of 1440 px`
}

/** A length as a bar with its px, or a radius as a corner with its value. */
function Length({ of: name }: { of: string }) {
  const { element, value } = useValue(name)
  const bar = useRef<HTMLSpanElement>(null)
  const [widths, setWidths] = useState('')
  useLayoutEffect(() => {
    const { current } = bar
    if (!current) return
    if (isCorner(name)) {
      const { borderTopLeftRadius: radius } = getComputedStyle(current)
      return setWidths(Number.parseFloat(radius) > 1000 ? 'a semicircle' : radius.replace('px', ' px'))
    }
    setWidths(describeLength(current, value))
    current.style.inlineSize = `min(100%, ${value})`
  }, [name, value])
  return (
    <div>
      <dt>
        <code>{name}</code>
      </dt>
      <dd ref={element as RefObject<HTMLElement | null>}>
        <span className="doc-value">{widths || value}</span>
        <span
          ref={bar}
          className="doc-length"
          data-kind={isCorner(name) ? 'corner' : 'bar'}
          style={isCorner(name) ? { borderStartStartRadius: `var(${name})` } : undefined}
        />
      </dd>
    </div>
  )
}

function Swatch({ name }: { name: string }) {
  return (
    <li>
      <span className="doc-swatch" style={{ background: `var(${name})` }} />
      <code>{name}</code>
      <Value of={name} />
    </li>
  )
}

/** The colours that `theme.css` sets. Components use no other colours. */
export const SemanticTokens: Story = {
  name: 'Swatches (colours, colors)',
  render: () => (
    <div className="story-pad">
      <ul className="doc-grid">
        {semanticTokens.filter(isColour).map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </ul>
    </div>
  ),
}

/** The colours that each scheme sets. */
export const SchemeColors: Story = {
  render: (_, context) => {
    const { where, viewAll } = messagesFor(context)
    return (
      <>
        {schemes.map((scheme) => (
          <section key={scheme} className="doc-scheme" data-scheme={scheme} aria-label={scheme}>
            <div>
              <Kicker marker={<Sundial hour={9} />}>{scheme}</Kicker>
              <Heading as="p" size="h3">
                {where.title}
              </Heading>
              <Text tone="quiet">{where.text}</Text>
              <TextLink href="#all">{viewAll}</TextLink>
            </div>
            <ul className="doc-row">
              {schemeTokens.map((name) => (
                <li key={name}>
                  <span className="doc-dot" style={{ background: `var(${name})` }} />
                  <code>{name}</code>
                  <Value of={name} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </>
    )
  },
}

function TypeSample({ name, children }: { name: string; children: ReactNode }) {
  const { element, value } = useValue(name)
  const bar = useRef<HTMLSpanElement>(null)
  const [widths, setWidths] = useState('')
  useLayoutEffect(() => {
    if (bar.current && value) setWidths(describeLength(bar.current, value))
  }, [value])
  const size = name.replace('--ui-text-', '')
  const kind = /h\d/.test(size) ? 'heading' : 'label'
  const isPlain = kind !== 'heading' && size !== 'label'
  const lineHeight = tokens['line-height'][size as 'h1'].$value
  return (
    <div className="doc-type">
      <p className="doc-label">
        <code>{name}</code>
        <span className="doc-value">
          {widths}. Line height {lineHeight}, weight {isPlain ? 400 : <Value of={`--ui-${kind}-weight`} />}
          {!isPlain && `, tracking ${tokens['letter-spacing'][kind].$value} em`}
        </span>
        <span ref={bar} style={{ position: 'absolute' }} />
      </p>
      <p
        ref={element as RefObject<HTMLParagraphElement | null>}
        className={/h\d|kicker/.test(name) ? 'doc-display' : 'doc-text'}
        style={{
          fontSize: `var(${name})`,
          fontStyle: name === '--ui-text-kicker' ? 'var(--ui-accent-style)' : undefined,
        }}
      >
        {children}
      </p>
    </div>
  )
}

/** The seven text sizes. The first three grow with the window; the story shows the size in the current window. */
export const TypeScale: Story = {
  name: 'Typography',
  render: (_, context) => {
    const { where } = messagesFor(context)
    return (
      <div className="story-pad" data-column>
        {sizes.map((name) => (
          <TypeSample key={name} name={name}>
            {/h\d/.test(name) ? where.title : name === '--ui-text-kicker' ? where.kicker : where.text}
          </TypeSample>
        ))}
      </div>
    )
  },
}

/** The tokens that are lengths, from a phone of 390 px to a window of 1440 px, corners in px, and gaps inside. */
export const GridTokens: Story = {
  render: () => (
    <div className="story-pad" data-column>
      <dl className="doc-measures">
        {measures.map((name) => (
          <Length key={name} of={name} />
        ))}
      </dl>
      <dl className="doc-measures">
        {Object.entries(tokens.space.inside).map(
          ([px, gap]) =>
            typeof gap === 'object' && (
              <div key={px}>
                <dt>{`${px} px`}</dt>
                <dd>
                  <span className="doc-value">{gap.$description}</span>
                  <span className="doc-length" data-kind="bar" style={{ inlineSize: `${px}px` }} />
                </dd>
              </div>
            ),
        )}
      </dl>
      {['5:6', '7:5', '4:8'].map((ratio) => (
        <div
          key={ratio}
          className="doc-columns"
          style={{ gridTemplateColumns: ratio.replace(/(\d):(\d)/, '$1fr $2fr') }}
        >
          <span>{ratio.split(':')[0]}</span>
          <span>{ratio.split(':')[1]}</span>
        </div>
      ))}
    </div>
  ),
}

/** The focus ring is 2 px wide and 3 px away from the element, with a contrast of at least 3 : 1 in each scheme. */
export const FocusRing: Story = {
  render: (_, context) => (
    <>
      {schemes.map((scheme) => (
        <div key={scheme} className="story-pad doc-focus" data-scheme={scheme}>
          <Button>{messagesFor(context).check}</Button>
          <Button variant="outline">{messagesFor(context).viewMore}</Button>
          <TextLink href="#all">{messagesFor(context).viewAll}</TextLink>
          <code>{scheme}</code>
        </div>
      ))}
    </>
  ),
}
