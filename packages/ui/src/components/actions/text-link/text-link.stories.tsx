import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Icon } from '../../foundations/icon/icon'
import { TextLink } from './text-link'

const meta = {
  title: 'Components/Actions/Text link (anchor)',
  id: 'components-actions-text-link',
  component: TextLink,
  args: { href: '#calendar', children: en.calendar },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithIcon: Story = {
  args: {
    href: '#fair',
    children: (
      <>
        {en.discover}
        <Icon name="arrow-right" />
      </>
    ),
  },
}

export const OnDark: Story = {
  args: { href: '#rooms', children: en.viewAll },
  decorators: [withStoryPadding({ scheme: 'dark' })],
}
