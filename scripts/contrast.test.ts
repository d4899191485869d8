import { expect, it } from 'vitest'
import { contrastLevel, contrastRatio, isTransparentColor } from '../stories/contrast.ts'

it('computes the ratios that WCAG gives for black, white and grey', () => {
  expect(contrastRatio('rgb(0, 0, 0)', 'rgb(255, 255, 255)')).toBeCloseTo(21)
  expect(contrastRatio('rgb(255, 255, 255)', 'rgb(118, 118, 118)')).toBeCloseTo(4.54, 2)
  expect(contrastRatio('rgba(0, 0, 0, 0.5)', 'rgb(255, 255, 255)')).toBeCloseTo(3.98, 1)
  expect(contrastRatio('color(srgb 1 1 1)', 'rgb(119, 119, 119)')).toBeCloseTo(4.48, 2)
})

it('names the level of a ratio', () => {
  expect([7, 4.5, 4.49].map((ratio) => contrastLevel(ratio, 'text'))).toEqual(['AAA', 'AA', 'fails'])
  expect([7, 3, 2.99].map((ratio) => contrastLevel(ratio, 'graphic'))).toEqual(['AA', 'AA', 'fails'])
})

it('recognises a transparent background', () => {
  expect(isTransparentColor('rgba(0, 0, 0, 0)')).toBe(true)
  expect(isTransparentColor('rgb(0, 0, 0)')).toBe(false)
})
