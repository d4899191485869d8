import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../../../../../stories/states.tsx'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Text } from '../../typography/text/text'
import { Button } from '../button/button'
import { TextLink } from '../text-link/text-link'
import { ExternalLink } from './external-link'

/**
 * **Do.** Use it for every link to another site. Inside `Button` or `TextLink` use their `asChild`.
 *
 * **Don’t.** Do not open pages of your own site in a new tab.
 *
 * **Keyboard and screen readers.** Link, native; its name ends with the note about the new tab.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter | follows the link in a new tab |
 */
const meta = {
  tags: ['new tab'],
  component: ExternalLink,
  args: { href: '#calendar', children: en.fairs.official, note: en.booking.messages.newTab },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof ExternalLink>
export default meta
type Story = StoryObj<typeof meta>

export const InSentence: Story = {
  render: (args, context) => (
    <Text>
      {messagesFor(context).fairs.text} <ExternalLink {...args} />
    </Text>
  ),
}

/** Inside `asChild` the link looks like the component around it. */
export const AsOtherComponents: Story = {
  render: (args) => (
    <>
      <Button asChild>
        <ExternalLink {...args} />
      </Button>
      <TextLink asChild>
        <ExternalLink {...args} />
      </TextLink>
    </>
  ),
}

export const GermanAt320: Story = { ...InSentence, globals: { language: 'de' }, decorators: [withWidth320] }

export const OnDark: Story = { ...InSentence, globals: { scheme: 'night' } }

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: { 'Long, in German': { children: 'Offizieller Kalender der Messegesellschaft' } },
})
