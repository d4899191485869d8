import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '../../../../.storybook/frame'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
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
  decorators: [inFrame()],
}

export const InNightScheme: Story = {
  decorators: [inFrame({ scheme: 'night' })],
}
