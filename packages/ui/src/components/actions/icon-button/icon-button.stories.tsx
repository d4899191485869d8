import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { IconButton } from './icon-button'

/**
 * **Do.** Give it an `aria-label` that says what it does: “Next picture”.
 *
 * **Don’t.** Do not use it where a word has room.
 *
 * **Keyboard and screen readers.** Button, native.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | presses the button |
 */
const meta = {
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
