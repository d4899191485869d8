import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Text } from '../../typography/text/text'
import { FeatureSection } from './feature-section'

const dot = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', width: 1, height: 4, alt: '' }
const box = (slot: string) =>
  (document.querySelector(`[data-slot=ui-${slot}]`) as HTMLElement).getBoundingClientRect()

it.each(['left', 'right'] as const)('extends its picture to the %s edge of the window', async (side) => {
  await page.viewport(1280, 800)
  await render(<FeatureSection side={side} picture={dot} />)
  expect(box('picture')[side]).toBeCloseTo(box('feature-section')[side], 0)
  expect(box('picture').width).toBeGreaterThan(box('feature-section-body').width)
})

it('is as high as its text, and so is its picture', async () => {
  await page.viewport(1280, 800)
  await render(
    <FeatureSection picture={dot}>
      <Text>{'Dinner is downstairs. '.repeat(200)}</Text>
    </FeatureSection>,
  )
  expect(box('feature-section').height).toBe(box('feature-section-body').height)
  expect(box('picture').height).toBe(box('feature-section').height)
})

it('places the picture above the text on a phone, on either side', async () => {
  await page.viewport(390, 844)
  await render(
    <FeatureSection side="right" picture={dot}>
      <Text>Dinner is downstairs.</Text>
    </FeatureSection>,
  )
  expect(box('picture').bottom).toBeLessThanOrEqual(box('feature-section-body').top)
  expect(box('picture').width / box('picture').height).toBeCloseTo(4 / 3, 2)
})
