import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { IconButton } from './icon-button'

const meta = {
  title: 'Components/Actions/Icon button',
  component: IconButton,
  args: { icon: 'pause', 'aria-label': en.hero.pause },
  render: (args, context) => {
    const { hero, gallery } = messagesFor(context)
    return (
      <>
        <IconButton {...args} />
        <IconButton {...args} icon="arrow-left" aria-label={hero.previous} />
        <IconButton {...args} icon="arrow-right" aria-label={hero.next} />
        <IconButton {...args} icon="close" aria-label={gallery.close} />
      </>
    )
  },
} satisfies Meta<typeof IconButton>
export default meta
type Story = StoryObj<typeof meta>

export const OnLight: Story = {
  decorators: [withStoryPadding()],
}

export const OnDark: Story = {
  decorators: [withStoryPadding({ scheme: 'night' })],
}
