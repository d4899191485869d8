import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Heading } from './heading'

/**
 * **Do.** Choose `as` by the outline of the page and `size` by the look. One phrase may be an `<em>`.
 *
 * **Don’t.** Do not skip a level, and do not use a heading for emphasis.
 */
const meta = {
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
