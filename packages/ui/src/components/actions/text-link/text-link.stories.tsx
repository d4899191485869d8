import type { Meta, StoryObj } from '@storybook/react-vite'
import { wordsOf } from '../../../../.storybook/words'
import { Icon } from '../../foundations/icon/icon'
import { TextLink } from './text-link'

const meta = {
  title: 'Actions/Text link',
  component: TextLink,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  render: (args, context) => (
    <TextLink {...args} href="#calendar">
      {wordsOf(context).calendar}
    </TextLink>
  ),
}

export const WithSign: Story = {
  render: (args, context) => (
    <TextLink {...args} href="#fair">
      {wordsOf(context).discover}
      <Icon name="arrow-right" />
    </TextLink>
  ),
}

export const OnDark: Story = {
  render: (args, context) => (
    <div className="story-pad" data-scheme="dark">
      <TextLink {...args} href="#rooms">
        {wordsOf(context).viewAll}
      </TextLink>
    </div>
  ),
}
