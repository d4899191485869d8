import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { en } from '../../../../.storybook/messages/en'
import { Section } from '../../layout/section/section'
import { StickyScroll } from './sticky-scroll'

const pictures = ['golden-hour', 'noon', 'morning']

const items = en.experience.items.map((item, index) => ({
  ...item,
  id: `i${index}`,
  picture: {
    src: `/drawings/${pictures[index]}.svg`,
    width: 2400,
    height: 1500,
    alt: en.gallery.alts[index] ?? '',
  },
}))

const meta = {
  title: 'Components/Composites/Sticky scroll (scrollytelling)',
  id: 'components-composites-sticky-scroll',
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

/** Under reduced motion the picture changes without a fade. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } }

export const MissingPicture: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      picture: { ...item.picture, src: '/drawings/no-such-picture.svg' },
    })),
  },
}
