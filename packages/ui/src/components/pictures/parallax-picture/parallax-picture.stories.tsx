import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { Section } from '../../layout/section/section'
import { Text } from '../../typography/text/text'
import * as Picture from '../picture/picture'
import { ParallaxPicture } from './parallax-picture'

const meta = {
  title: 'Components/Pictures/Parallax picture',
  component: ParallaxPicture,
  args: {
    children: (
      <Picture.Root
        src="/drawings/golden-hour.svg"
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

/** Under reduced motion the picture does not move. */
export const ReducedMotion: Story = { globals: { motion: 'reduced' } }
