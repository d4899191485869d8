import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { contrastLevel, contrastRatio, isTransparentColor, minimumContrasts } from './contrast.ts'
import './contrast-table.css'

/** Two tokens whose contrast matters: a colour, and the colour behind it. */
export interface ContrastPair {
  /** Custom property with the colour of the text or graphic. */
  colour: string
  /** Custom property with the colour of the background. */
  on: string
  kind: keyof typeof minimumContrasts
  /** Why WCAG asks for no minimum. Such a pair is measured and cannot fail. */
  exempt?: string
}

/** Returns the computed background of an element, or of the nearest ancestor that has one. */
function backgroundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  return isTransparentColor(backgroundColor) && element.parentElement
    ? backgroundOf(element.parentElement)
    : backgroundColor
}

function Row({ colour, on, kind, exempt }: ContrastPair) {
  const sample = useRef<HTMLSpanElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    const element = sample.current
    if (element) setRatio(contrastRatio(getComputedStyle(element).color, backgroundOf(element)))
  }, [])
  const level = ratio === undefined ? '' : (exempt ?? contrastLevel(ratio, kind))
  return (
    <tr>
      <th scope="row">
        <code>{colour}</code> on <code>{on}</code>
      </th>
      <td>
        <span
          ref={sample}
          className="contrast-sample"
          data-kind={kind}
          style={{ color: `var(${colour})`, background: `var(${on})` }}
        >
          {kind === 'text' ? 'Text' : ''}
        </span>
      </td>
      <td>{ratio && `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`}</td>
      <td>{exempt ? 'none' : `${minimumContrasts[kind]} : 1`}</td>
      <td data-level={level}>{level}</td>
    </tr>
  )
}

interface ContrastTableProps {
  /** Values of `data-scheme` for which a table is shown. */
  schemes: readonly string[]
  pairs: readonly ContrastPair[]
  /**
   * Value of the tables' `data-slot` attribute. Needed if a package defines its tokens only on elements with its own
   * `data-slot` values.
   */
  slot?: string
}

/**
 * A table for each colour scheme with the contrast of pairs of tokens, calculated from the colours that the browser
 * computes.
 */
export const ContrastTable = ({ schemes, pairs, slot }: ContrastTableProps) => (
  <>
    {schemes.map((scheme) => (
      <div key={scheme} className="contrast" data-scheme={scheme} data-slot={slot}>
        <table>
          <caption>{scheme}</caption>
          <thead>
            <tr>
              <th scope="col">Tokens</th>
              <th scope="col">Sample</th>
              <th scope="col">Ratio</th>
              <th scope="col">Minimum</th>
              <th scope="col">WCAG</th>
            </tr>
          </thead>
          <tbody>
            {pairs.map((pair) => (
              <Row key={`${pair.colour} ${pair.on}`} {...pair} />
            ))}
          </tbody>
        </table>
        <p>WCAG asks for no contrast of a control that is disabled.</p>
      </div>
    ))}
  </>
)

/** Expects that a story shows `ContrastTable`s with measured contrasts, and that none is below its minimum. */
export async function expectReadableContrasts(canvas: HTMLElement) {
  const failing = [...canvas.querySelectorAll('tr:has([data-level="fails"])')].map(
    (row) => `${row.closest('table')?.caption?.textContent}: ${row.textContent}`,
  )
  await expect(canvas.querySelectorAll('[data-level^="AA"]').length).toBeGreaterThan(0)
  await expect(failing).toEqual([])
}
