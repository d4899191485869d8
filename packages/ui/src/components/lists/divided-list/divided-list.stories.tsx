import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { TextLink } from '../../actions/text-link/text-link'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import * as DividedList from './divided-list'

/**
 * **Do.** Use it for rows with a marker, a text and an action: fairs, hours, steps.
 *
 * **Don’t.** Do not use it for more than about ten rows.
 */
const meta = {
  tags: ['rows'],
  component: DividedList.Root,
  args: { 'aria-label': en.fairs.kicker },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof DividedList.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Fairs: Story = {
  render: (args, context) => {
    const { fairs, discover } = messagesFor(context)
    return (
      <DividedList.Root {...args}>
        {fairs.list.map(({ title, dates }) => (
          <DividedList.Item
            key={title}
            marker={dates}
            action={
              <TextLink href={`#${title}`} aria-label={`${discover} ${title}`}>
                {discover}
              </TextLink>
            }
          >
            <Heading as="h2" size="h3">
              {title}
            </Heading>
            <Text size="label" tone="quiet">
              {fairs.venue}
            </Text>
          </DividedList.Item>
        ))}
      </DividedList.Root>
    )
  },
}

export const GermanAt320: Story = {
  ...Fairs,
  globals: { language: 'de' },
  decorators: [withWidth320],
}
