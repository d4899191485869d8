import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { Section } from '../../layout/section/section'
import { Text } from '../../typography/text/text'
import * as Picture from '../picture/picture'
import { ParallaxPicture } from './parallax-picture'

/**
 * **Do.** Use it between two sections, with a picture without a subject at the edges.
 *
 * **Don’t.** Do not put text over it. That is a `Banner`.
 */
const meta = {
  component: ParallaxPicture,
  args: {
    children: (
      <Picture.Root
        src={pictureUrl('drawings/golden-hour.svg')}
        width={2400}
        height={1500}
        alt={en.gallery.alts[0] ?? ''}
      />
    ),
  },
  decorators: [
    (Story, context) => (
      <>
        <Section>
          <Text>{messagesFor(context).where.text}</Text>
        </Section>
        <Story />
        <Section scheme="quiet" className="story-tall">
          <Text>{messagesFor(context).prose.lede}</Text>
        </Section>
      </>
    ),
  ],
} satisfies Meta<typeof ParallaxPicture>
export default meta
type Story = StoryObj<typeof meta>

/** Scroll the story: the picture moves slower than the page. */
export const BetweenSections: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
