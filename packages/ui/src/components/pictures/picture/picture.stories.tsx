import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as Picture from './picture'

/**
 * **Do.** Pass `width`, `height` and `sizes`, so that nothing moves and phones load a small file.
 *
 * **Don’t.** Do not set `priority` on more than the first picture of the page.
 */
const meta = {
  tags: ['image', 'srcset', 'aspect ratio'],
  component: Picture.Root,
  args: {
    src: pictureUrl('drawings/golden-hour.svg'),
    alt: en.gallery.alts[0] ?? '',
    width: 2400,
    height: 1500,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Picture.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

/** A picture frame with an arched top. Use it for at most one picture of a page. */
export const Arch: Story = {
  args: { src: pictureUrl('drawings/where.svg'), width: 1200, height: 1420, alt: en.where.picture },
  render: (args) => (
    <Picture.Arch>
      <Picture.Root {...args} />
    </Picture.Arch>
  ),
}

/** A blurred preview of a few pixels is shown until the picture has loaded. In this story the picture never loads. */
export const BlurredPreview: Story = {
  args: {
    src: 'no-such-picture.svg',
    alt: '',
    preview:
      'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 5"%3E%3Crect width="8" height="5" fill="%23d9b48a"/%3E%3Crect y="3" width="8" height="2" fill="%236b7a4b"/%3E%3Ccircle cx="6" cy="2" r="1" fill="%23f4e3bd"/%3E%3C/svg%3E',
  },
}

/** A picture in several formats and crops: the browser takes the first source that it supports and that matches. */
export const SeveralSources: Story = {
  args: {
    sources: [
      {
        type: 'image/svg+xml',
        srcSet: `${pictureUrl('drawings/where.svg')} 1200w`,
        media: '(width < 48rem)',
        width: 1200,
        height: 1420,
      },
      { type: 'image/svg+xml', srcSet: `${pictureUrl('drawings/dusk.svg')} 2400w` },
    ],
  },
}

/** When a file does not load, the next of `fallbacks` replaces it. */
export const FallbackFiles: Story = {
  args: {
    src: 'no-such-picture.svg',
    fallbacks: ['nor-this-one.svg', pictureUrl('drawings/noon.svg')],
    priority: true,
  },
}

/** A picture that does not load keeps its space and shows its alternative text. */
export const MissingPicture: Story = {
  args: { src: 'no-such-picture.svg' },
}

/** A wide arched crop that keeps the right side of the picture. Below the breakpoint `lg` the crop is a square. */
export const BroadArch: Story = {
  args: { focus: 'right' },
  render: (args) => (
    <Picture.Arch shape="broad">
      <Picture.Root {...args} />
    </Picture.Arch>
  ),
}

/** A tall arched crop, for a picture beside a column of text. */
export const TallArch: Story = {
  decorators: [withWidth320],
  render: (args) => (
    <Picture.Arch shape="tall">
      <Picture.Root {...args} />
    </Picture.Arch>
  ),
}

/** A picture frame with a hairline border around a detail of an engraving. */
export const HairlineBorder: Story = {
  render: (args) => (
    <Picture.Edge>
      <Picture.Root {...args} />
    </Picture.Edge>
  ),
}
