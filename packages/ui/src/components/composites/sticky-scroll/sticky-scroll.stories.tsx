import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { Section } from '../../layout/section/section'
import { StickyScroll } from './sticky-scroll'

const pictures = ['golden-hour', 'noon', 'morning']

const items = en.experience.items.map((item, index) => ({
  ...item,
  id: `i${index}`,
  picture: {
    src: pictureUrl(`drawings/${pictures[index]}.svg`),
    width: 2400,
    height: 1500,
    alt: en.gallery.alts[index] ?? '',
  },
}))

/**
 * **Do.** Tell something that has an order, in three to five steps.
 *
 * **Don’t.** Do not use it for a list that visitors compare.
 */
const meta = {
  tags: ['scrollytelling'],
  component: StickyScroll,
  args: { items, heading: 'h2' },
  render: (args) => (
    <Section scheme="quiet">
      <StickyScroll {...args} />
    </Section>
  ),
} satisfies Meta<typeof StickyScroll>
export default meta
type Story = StoryObj<typeof meta>

/** Scroll the story: the picture is sticky and changes while the texts scroll past. */
export const ThreeItems: Story = {}

/** When the visitor has scrolled to the last text, the last picture is visible. */
export const ScrolledToTheEnd: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    canvasElement.querySelector('[data-slot=ui-sticky-scroll-item]:last-child')?.scrollIntoView()
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=ui-sticky-scroll-item]:last-child')).toHaveAttribute(
        'data-state',
        'active',
      ),
    )
  },
}

/** On a phone each item has its own picture. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

export const MissingPicture: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      picture: { ...item.picture, src: 'no-such-picture.svg' },
    })),
  },
}
