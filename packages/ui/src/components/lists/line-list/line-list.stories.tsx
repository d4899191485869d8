import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { TextLink } from '../../actions/text-link/text-link'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import * as LineList from './line-list'

const meta = {
  title: 'Components/Lists/Line list',
  component: LineList.Root,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineList.Root>
export default meta
type Story = StoryObj<typeof meta>

/** A list of upcoming trade fairs. */
export const Fairs: Story = {
  render: (args, context) => {
    const { fairs, discover } = messagesFor(context)
    return (
      <LineList.Root {...args} aria-label={fairs.kicker}>
        {fairs.list.map(({ title, dates }) => (
          <LineList.Item
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
          </LineList.Item>
        ))}
      </LineList.Root>
    )
  },
}

export const GermanAt320: Story = {
  ...Fairs,
  globals: { language: 'de' },
  decorators: [
    (Story) => (
      <div className="story-narrow">
        <Story />
      </div>
    ),
  ],
}
