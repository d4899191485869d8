import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../.storybook/story-decorators'
import { Text } from '../../typography/text/text'
import { Button } from '../button/button'
import { TextLink } from '../text-link/text-link'
import { ExternalLink } from './external-link'

const meta = {
  title: 'Components/Actions/External link (new tab)',
  id: 'components-actions-external-link',
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

export const OnDark: Story = { ...InSentence, decorators: [withStoryPadding({ scheme: 'night' })] }
