import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../test/messages/en'
import { Stack } from '../../layout/two-columns/two-columns'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { ScrollReveal } from './scroll-reveal'

/**
 * **Do.** Use it on the text of a section, once per section.
 *
 * **Don’t.** Do not use it above the fold, or on every item of a long list.
 */
const meta = {
  tags: ['scroll animation'],
  component: ScrollReveal,
  args: {
    children: (
      <>
        <Heading>{en.where.title}</Heading>
        <Text>{en.where.text}</Text>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="story-pad" data-column>
        <div className="story-tall" />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ScrollReveal>
export default meta
type Story = StoryObj<typeof meta>

/** Scroll the story: content below the window rises and fades in, one element after the other. */
export const BelowTheFold: Story = {}

/** With `asChild` the children of a `Stack` are revealed and keep the gaps of the `Stack`. */
export const ChildrenOfAStack: Story = {
  args: {
    asChild: true,
    children: (
      <Stack gap="wide">
        <Heading>{en.where.title}</Heading>
        <Text>{en.where.text}</Text>
      </Stack>
    ),
  },
}

/** With `touch="still"` all content is visible at once on a touch screen. */
export const WithoutAnimationOnTouch: Story = { args: { touch: 'still' } }
