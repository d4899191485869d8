import type { Meta, StoryObj } from '@storybook/react-vite'
import { ContrastTable, expectReadableContrasts } from '../../../../stories/contrast-table.tsx'
import { contrastPairs } from './contrast-pairs.ts'
import { schemes } from './scheme-tokens.ts'

const meta = { tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

/**
 * A table with the contrast of each text or graphic with its background, in the five schemes. The story fails if a
 * contrast is below the minimum of WCAG.
 */
export const CasaMeridianaTheme: Story = {
  globals: { theme: 'casa-meridiana' },
  render: (_, { globals }) => <ContrastTable key={globals.theme} schemes={schemes} pairs={contrastPairs} />,
  play: ({ canvasElement }) => expectReadableContrasts(canvasElement),
}

export const AnotherHotel: Story = { ...CasaMeridianaTheme, globals: { theme: 'another-hotel' } }

/** In the page about tokens, whose samples and ratios are those of one theme. */
export const ThemeOfTheToolbar: Story = { ...CasaMeridianaTheme, tags: ['!dev'], globals: {} }
