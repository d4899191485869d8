import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { BackLink } from './back-link'

const meta = {
  title: 'Components/Navigation/Back link',
  component: BackLink,
  args: { href: '#rooms', children: en.allRooms },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof BackLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToRoomList: Story = {}

/** In a dark scheme the link has the accent colour of that scheme. */
export const OnDark: Story = { decorators: [withStoryPadding({ scheme: 'night' })] }
