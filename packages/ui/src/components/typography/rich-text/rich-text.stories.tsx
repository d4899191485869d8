import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Heading } from '../heading/heading'
import { Text } from '../text/text'
import { RichText } from './rich-text'

/**
 * **Do.** Use it for the texts of a translation file, around a whole heading or paragraph.
 *
 * **Don’t.** Do not use it for links or structure. Those are elements of their own.
 */
const meta = {
  tags: ['em', 'lang'],
  component: RichText,
  args: { children: en.richText },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof RichText>
export default meta
type Story = StoryObj<typeof meta>

export const InHeadingAndText: Story = {
  render: (args) => (
    <>
      <Heading>
        <RichText {...args} />
      </Heading>
      <Text>
        <RichText {...args} />
      </Text>
    </>
  ),
}

export const GermanAt320: Story = {
  ...InHeadingAndText,
  globals: { language: 'de' },
  decorators: [withWidth320],
}
