import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Heading } from './heading'

const words = 'Between the Berici hills and Palladio’s city'

/**
 * **Do.** Choose `as` by the outline of the page and `size` by the look. One phrase may be an `<em>`.
 *
 * **Don’t.** Do not skip a level, and do not use a heading for emphasis.
 */
const meta = {
  tags: ['headline', 'title', 'h1'],
  component: Heading,
  argTypes: {
    // The words have emphasis until they are changed.
    children: { control: 'text', mapping: { [words]: en.where.title } },
    as: choiceOf({ h1: 'h1', h2: undefined, h3: 'h3', h4: 'h4', p: 'p' }),
    size: choiceOf({ h1: 'h1', h2: undefined, h3: 'h3' }),
  },
  args: { as: 'h2', size: 'h2', children: words },
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
