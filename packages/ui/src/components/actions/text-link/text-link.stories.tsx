import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Icon } from '../../foundations/icon/icon'
import { TextLink } from './text-link'

const meta = {
  title: 'Components/Actions/Text link (anchor)',
  id: 'components-actions-text-link',
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
      {messagesFor(context).calendar}
    </TextLink>
  ),
}

export const WithIcon: Story = {
  render: (args, context) => (
    <TextLink {...args} href="#fair">
      {messagesFor(context).discover}
      <Icon name="arrow-right" />
    </TextLink>
  ),
}

export const OnDark: Story = {
  render: (args, context) => (
    <div className="story-pad" data-scheme="dark">
      <TextLink {...args} href="#rooms">
        {messagesFor(context).viewAll}
      </TextLink>
    </div>
  ),
}
