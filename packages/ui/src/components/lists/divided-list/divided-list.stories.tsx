import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { TextLink } from '../../actions/text-link/text-link'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import * as DividedList from './divided-list'

type Args = ComponentProps<typeof DividedList.Root> &
  Pick<DividedList.DividedListItemProps, 'marker' | 'action'>

/**
 * **Do.** Use it for rows with a marker, a text and an action: fairs, hours, steps.
 *
 * **Don’t.** Do not use it for more than about ten rows.
 */
const meta = {
  tags: ['rows', 'timeline'],
  component: DividedList.Root,
  argTypes: {
    marker: { description: 'The label of the first row.', control: 'text', table: { category: 'Item' } },
    action: {
      description: 'The link at the end of each row.',
      ...choiceOf({ Link: <TextLink href="#fair">{en.discover}</TextLink>, None: undefined }),
      table: { category: 'Item' },
    },
  },
  args: { 'aria-label': en.fairs.kicker, marker: en.fairs.list[0]?.dates, action: 'Link' },
  decorators: [withStoryPadding()],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const Fairs: Story = {
  render: ({ marker, action, ...args }, context) => {
    const { fairs, discover } = messagesFor(context)
    return (
      <DividedList.Root {...args}>
        {fairs.list.map(({ title, dates }, index) => (
          <DividedList.Item
            key={title}
            marker={index > 0 ? dates : marker}
            action={
              action && (
                <TextLink href={`#fair-${index}`} aria-label={`${discover} ${title}`}>
                  {discover}
                </TextLink>
              )
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
