import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../.storybook/story-decorators'
import { Heading } from '../heading/heading'
import { Text } from '../text/text'
import { RichText } from './rich-text'

const meta = {
  title: 'Components/Typography/Rich text (em, lang)',
  id: 'components-typography-rich-text',
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
