import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Heading } from './heading'

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  decorators: [
    (Story) => (
      <div className="story-pad" data-column>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

/** A heading with one phrase in italics, chosen by the translator of each language. */
export const WithEmphasis: Story = {
  render: (args, context) => <Heading {...args}>{messagesFor(context).where.title}</Heading>,
}

export const Sizes: Story = {
  render: (_, context) => (
    <>
      <Heading as="h1" size="h1">
        {messagesFor(context).where.title}
      </Heading>
      <Heading as="h2" size="h2">
        {messagesFor(context).fairs.title}
      </Heading>
      <Heading as="h3" size="h3">
        Vicenzaoro January
      </Heading>
    </>
  ),
}

/** Long German words are hyphenated at 320 px. */
export const LongWordAt320: Story = {
  globals: { language: 'de' },
  render: (args, context) => (
    <div className="story-narrow" lang="de">
      <Heading {...args} size="h1">
        {messagesFor(context).longTitle}
      </Heading>
    </div>
  ),
}
