import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { BackLink } from './back-link'

const meta = {
  title: 'Components/Navigation/Back link',
  component: BackLink,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BackLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToRoomList: Story = {
  render: (args, context) => (
    <BackLink {...args} href="#rooms">
      {messagesFor(context).allRooms}
    </BackLink>
  ),
}

/** In a dark scheme the link has the accent colour of that scheme. */
export const OnDark: Story = {
  render: (args, context) => (
    <div className="story-pad" data-scheme="night">
      <BackLink {...args} href="#rooms">
        {messagesFor(context).allRooms}
      </BackLink>
    </div>
  ),
}
