import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { MapDrawing } from './map-drawing'
import { MapFrame } from './map-frame'

/**
 * **Do.** Say in `aria-label` what the map shows, in one sentence. Draw few names: the way, not the region.
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
      src: pictureUrl('drawings/map-wide.svg'),
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
      src: pictureUrl('drawings/map-upright.svg'),
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

/** The drawing is light in every scheme, and so are the names on it. */
export const OnDark: Story = { globals: { scheme: 'dark' } }

/** On narrow screens the map has another drawing, and larger names. */
export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

/** The frame that replaces the drawing when the visitor allows the embedded map. */
export const Embedded: Story = {
  render: (_, context) => (
    <MapFrame title={messagesFor(context).map.label} srcDoc={messagesFor(context).map.label} />
  ),
}
