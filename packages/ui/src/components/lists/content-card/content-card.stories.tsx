import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Text } from '../../typography/text/text'
import * as ContentCard from './content-card'

type Args = ComponentProps<typeof ContentCard.Root> &
  Pick<ContentCard.ContentCardBlockProps, 'heading' | 'title'>

/**
 * **Do.** Use one block for each chapter of a text that is read in parts.
 *
 * **Don’t.** Do not use it for links to other pages. Those are cards.
 */
const meta = {
  tags: ['panel'],
  component: ContentCard.Root,
  argTypes: {
    title: { control: 'text', table: { category: 'Block' } },
    heading: { control: 'inline-radio', options: ['h2', 'h3', 'h4'], table: { category: 'Block' } },
  },
  args: { title: en.prose.title, heading: 'h2' },
  decorators: [withStoryPadding()],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const TextInBlocks: Story = {
  render: ({ title, heading, ...args }, context) => {
    const { prose } = messagesFor(context)
    return (
      <ContentCard.Root {...args} style={{ inlineSize: '100%' }}>
        <ContentCard.Block title={title} heading={heading}>
          <Text>{prose.lede}</Text>
          <Text>{prose.text}</Text>
        </ContentCard.Block>
        <ContentCard.Block title={prose.sub} heading={heading}>
          <Text>{prose.closing}</Text>
        </ContentCard.Block>
        <ContentCard.Block>
          <Text>{prose.text}</Text>
        </ContentCard.Block>
      </ContentCard.Root>
    )
  },
}

export const GermanAt320: Story = {
  ...TextInBlocks,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
