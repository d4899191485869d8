import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  type ContrastPair,
  ContrastTable,
  expectReadableContrasts,
} from '../../../../stories/contrast-table.tsx'

const meta = { tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const pairs: ContrastPair[] = [
  { colour: '--_reviews-text', on: '--page', kind: 'text' },
  { colour: '--_reviews-text-quiet', on: '--page', kind: 'text' },
  { colour: '--_reviews-accent', on: '--page', kind: 'text' },
  { colour: '--_reviews-star', on: '--page', kind: 'graphic' },
  { colour: '--_reviews-control', on: '--page', kind: 'graphic' },
]

/**
 * A table with the contrast of each text or graphic with its background, in both schemes. The widget has no background
 * of its own, so the background is `--page`, the colour of the story's page. The story fails if a contrast is below the
 * minimum of WCAG.
 */
export const CasaMeridianaTheme: Story = {
  globals: { theme: 'casa-meridiana' },
  render: () => <ContrastTable schemes={['light', 'dark']} pairs={pairs} slot="reviews-contrast" />,
  play: ({ canvasElement }) => expectReadableContrasts(canvasElement),
}

export const AnotherHotel: Story = { ...CasaMeridianaTheme, globals: { theme: 'another-hotel' } }
