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
  { colour: '--ui-text', on: '--ui-surface', kind: 'text' },
  // Also that of a placeholder.
  { colour: '--ui-text-quiet', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-accent-text', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-danger', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-success', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-warning', on: '--ui-surface', kind: 'text' },
  { colour: '--ui-on-accent', on: '--ui-accent', kind: 'text' },
  { colour: '--ui-on-accent-hover', on: '--ui-accent-hover', kind: 'text' },
  { colour: '--ui-on-accent-hover', on: '--ui-accent-pressed', kind: 'text' },
  { colour: '--ui-on-selected', on: '--ui-selected', kind: 'text' },
  { colour: '--ui-accent', on: '--ui-surface', kind: 'graphic', exempt: 'the text on it names the button' },
  // The hairline of filter pills and of the language menu.
  { colour: '--ui-line', on: '--ui-surface', kind: 'graphic', exempt: 'the text in it names the control' },
  { colour: '--ui-accent-hover', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-accent-pressed', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-selected', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-focus', on: '--ui-surface', kind: 'graphic' },
  { colour: '--ui-ray', on: '--ui-surface', kind: 'graphic' },
]

/**
 * A table with the contrast of each text or graphic with its background, in the five schemes. The story fails if a
 * contrast is below the minimum of WCAG.
 */
export const CasaMeridianaTheme: Story = {
  globals: { theme: 'casa-meridiana' },
  render: () => <ContrastTable schemes={['light', 'quiet', 'band', 'dark', 'night']} pairs={pairs} />,
  play: ({ canvasElement }) => expectReadableContrasts(canvasElement),
}

export const AnotherHotel: Story = { ...CasaMeridianaTheme, globals: { theme: 'another-hotel' } }
