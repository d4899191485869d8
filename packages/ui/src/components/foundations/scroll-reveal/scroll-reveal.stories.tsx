import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Stack } from '../../layout/two-columns/two-columns'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { ScrollReveal } from './scroll-reveal'

const meta = {
  title: 'Components/Foundations/Scroll reveal (scroll animation)',
  id: 'components-foundations-scroll-reveal',
  component: ScrollReveal,
} satisfies Meta<typeof ScrollReveal>
export default meta
type Story = StoryObj<typeof meta>

/** Scroll the story: content below the window rises and fades in, one element after the other. */
export const BelowTheFold: Story = {
  render: (args, context) => (
    <div className="story-pad" data-column>
      <div className="story-tall" />
      <ScrollReveal {...args}>
        <Heading>{messagesFor(context).where.title}</Heading>
        <Text>{messagesFor(context).where.text}</Text>
      </ScrollReveal>
    </div>
  ),
}

/** With `asChild` the children of a `Stack` are revealed and keep the gaps of the `Stack`. */
export const ChildrenOfAStack: Story = {
  args: { asChild: true },
  render: (args, context) => (
    <div className="story-pad" data-column>
      <div className="story-tall" />
      <ScrollReveal {...args}>
        <Stack gap="wide">
          <Heading>{messagesFor(context).where.title}</Heading>
          <Text>{messagesFor(context).where.text}</Text>
        </Stack>
      </ScrollReveal>
    </div>
  ),
}

/** With `touch="still"` all content is visible at once on a touch screen. */
export const WithoutAnimationOnTouch: Story = { ...BelowTheFold, args: { touch: 'still' } }
