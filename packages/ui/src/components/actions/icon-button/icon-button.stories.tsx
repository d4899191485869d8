import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { IconButton } from './icon-button'

const icons = ['pause', 'play', 'arrow-left', 'arrow-right', 'close', 'menu']

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
  argTypes: { icon: choiceOf(Object.fromEntries(icons.map((name) => [name, name]))) },
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
  globals: { scheme: 'night' },
}

const alone: Story = { render: (args) => <IconButton {...args} />, decorators: [withStoryPadding()] }

/** A hotel’s own icon is an element, in the size and the colour of the others. */
export const OwnIcon: Story = {
  args: {
    icon: (
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="M12 21s-8-5.5-8-11a4.5 4.5 0 0 1 8-2.8A4.5 4.5 0 0 1 20 10c0 5.5-8 11-8 11Z" />
      </svg>
    ),
    'aria-label': en.reserve,
  },
  ...alone,
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    variants: {
      Pause: {},
      Previous: { icon: 'arrow-left', 'aria-label': en.hero.previous },
      Next: { icon: 'arrow-right', 'aria-label': en.hero.next },
      Close: { icon: 'close', 'aria-label': en.gallery.close },
    },
    states: { Disabled: { disabled: true }, 'Long, in German': undefined },
  }),
  ...alone,
}
