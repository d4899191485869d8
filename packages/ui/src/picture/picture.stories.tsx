import type { Meta, StoryObj } from '@storybook/react-vite'
import { wordsOf } from '../../.storybook/words'
import { Picture } from './picture'

const meta = {
  title: 'Pictures/Picture',
  component: Picture.Root,
  args: { src: '/drawings/golden-hour.svg', alt: '', width: 2400, height: 1500 },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: (args, context) => <Picture.Root {...args} alt={wordsOf(context).gallery.alts[0] ?? ''} />,
}

/** One picture of a page wears the arch. */
export const Arch: Story = {
  args: { src: '/drawings/where.svg', width: 1200, height: 1420 },
  render: (args, context) => (
    <Picture.Arch>
      <Picture.Root {...args} alt={wordsOf(context).where.picture} />
    </Picture.Arch>
  ),
}

/** A picture that cannot be had keeps its room and says what would be seen. */
export const Missing: Story = {
  args: { src: '/drawings/no-such-picture.svg' },
  render: (args, context) => <Picture.Root {...args} alt={wordsOf(context).gallery.alts[0] ?? ''} />,
}
