import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../.storybook/story-decorators'
import { Heading } from './heading'

const meta = {
  title: 'Components/Typography/Heading',
  component: Heading,
  args: { children: en.where.title },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Heading>
export default meta
type Story = StoryObj<typeof meta>

/** A heading with one phrase in italics, chosen by the translator of each language. */
export const WithEmphasis: Story = {}

export const Sizes: Story = {
  render: (args, context) => (
    <>
      <Heading {...args} as="h1" size="h1" />
      <Heading {...args} as="h2" size="h2">
        {messagesFor(context).fairs.title}
      </Heading>
      <Heading {...args} as="h3" size="h3">
        Vicenzaoro January
      </Heading>
    </>
  ),
}

/** Long German words are hyphenated at 320 px. */
export const LongWordAt320: Story = {
  globals: { language: 'de' },
  args: { size: 'h1', children: en.longTitle },
  decorators: [withWidth320],
}
