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
  { colour: '--_consent-text', on: '--_consent-surface', kind: 'text' },
  { colour: '--_consent-text-quiet', on: '--_consent-surface', kind: 'text' },
  { colour: '--_consent-on-accent', on: '--_consent-accent', kind: 'text' },
  { colour: '--_consent-accent', on: '--_consent-surface', kind: 'graphic' },
  { colour: '--_consent-focus', on: '--_consent-surface', kind: 'graphic' },
]

/**
 * A table with the contrast of each text or graphic with its background, in both schemes. The story fails if a contrast
 * is below the minimum of WCAG.
 */
export const CasaMeridianaTheme: Story = {
  globals: { theme: 'casa-meridiana' },
  render: () => <ContrastTable schemes={['light', 'dark']} pairs={pairs} slot="consent-contrast" />,
  play: ({ canvasElement }) => expectReadableContrasts(canvasElement),
}

export const AnotherHotel: Story = { ...CasaMeridianaTheme, globals: { theme: 'another-hotel' } }
