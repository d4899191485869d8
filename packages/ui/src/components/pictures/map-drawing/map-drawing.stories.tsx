import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { MapDrawing } from './map-drawing'
import { MapFrame } from './map-frame'

/** A ground that is a little darker than the page, or lighter than a dark one. */
const ground = 'color-mix(in srgb, var(--ui-text) 5%, var(--ui-surface))'

/** A drawing in the colours of the theme and of the scheme. */
const drawingOf = (
  width: number,
  height: number,
  hills: string,
  roads: string,
  [town, house]: number[][],
) => (
  <svg viewBox={`0 0 ${width} ${height}`} fill="none" aria-hidden="true">
    <path fill={ground} d={`M0 0h${width}v${height}H0Z`} />
    <path fill={`color-mix(in srgb, var(--ui-success) 14%, ${ground})`} d={hills} />
    <path stroke={`color-mix(in srgb, var(--ui-text-quiet) 55%, ${ground})`} strokeWidth="2" d={roads} />
    <circle cx={town?.[0]} cy={town?.[1]} r="3" fill="var(--ui-text-quiet)" />
    <circle cx={house?.[0]} cy={house?.[1]} r="3" fill="var(--ui-accent)" />
  </svg>
)

/**
 * **Do.** Say in `aria-label` what the map shows, in one sentence. Draw few names: the way, not the region. Give it an `<svg>`
 * whose colours are tokens, and it follows the theme and the scheme; a file is loaded
 * later and keeps the colours that it has, so it is light on a dark page, too.
 *
 * **Don’t.** Do not make it the only directions. Write the way as text, too.
 *
 * **Keyboard and screen readers.** One image with the name that you give it; the names on it are not read.
 */
const meta = {
  tags: ['directions', 'embed'],
  component: MapDrawing,
  args: {
    'aria-label': en.map.label,
    wide: {
      src: drawingOf(
        300,
        200,
        'M0 150c60-34 130-10 190-26s80-8 110 4v72H0Z',
        'M0 92c80-10 190 14 300-2M104 42c14 34 20 50 46 76',
        [
          [104, 42],
          [150, 118],
        ],
      ),
      width: 300,
      height: 200,
      names: [
        { name: 'Vicenza', x: 101, y: 46, anchor: 'end', kind: 'town' },
        { name: en.map.station, x: 107, y: 60, anchor: 'end' },
        { name: en.brand, x: 150, y: 132, anchor: 'middle', kind: 'house' },
        { name: 'Colli Berici', x: 60, y: 168, anchor: 'middle', kind: 'landscape' },
        { name: en.map.venice, x: 291, y: 82, anchor: 'end' },
      ],
    },
    upright: {
      src: drawingOf(
        240,
        300,
        'M0 226c60-34 110-10 150-26s60-8 90 4v96H0Z',
        'M0 132c60-10 150 14 240-6M84 56c10 40 14 70 36 116',
        [
          [84, 56],
          [120, 172],
        ],
      ),
      width: 240,
      height: 300,
      names: [
        { name: 'Vicenza', x: 80, y: 62, anchor: 'end', kind: 'town' },
        { name: en.map.station, x: 90, y: 86, anchor: 'end' },
        { name: en.brand, x: 120, y: 190, anchor: 'middle', kind: 'house' },
        { name: 'Colli Berici', x: 62, y: 268, anchor: 'middle', kind: 'landscape' },
        { name: en.map.venice, x: 232, y: 118, anchor: 'end' },
      ],
    },
  },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof MapDrawing>
export default meta
type Story = StoryObj<typeof meta>

export const Wide: Story = {}

/** The drawing has the colours of the theme, as the names have. */
export const AnotherHotel: Story = { globals: { theme: 'another-hotel' } }

/** The drawing and the names on it have the colours of the scheme. */
export const OnDark: Story = { globals: { scheme: 'dark' } }

/** On narrow screens the map has another drawing, and larger names. */
export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

/** The frame that replaces the drawing when the visitor allows the embedded map. */
export const Embedded: Story = {
  render: (_, context) => (
    <MapFrame title={messagesFor(context).map.label} srcDoc={messagesFor(context).map.label} />
  ),
}
