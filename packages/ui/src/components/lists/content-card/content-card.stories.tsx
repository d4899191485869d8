import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { messagesFor } from '../../../../.storybook/messages'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Text } from '../../typography/text/text'
import * as ContentCard from './content-card'

type Args = ComponentProps<typeof ContentCard.Root> & Pick<ContentCard.ContentCardBlockProps, 'heading'>

const meta = {
  title: 'Components/Lists/Content card (panel)',
  id: 'components-lists-content-card',
  component: ContentCard.Root,
  args: { heading: 'h2' },
  decorators: [withStoryPadding({ scheme: 'quiet' })],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

export const TextInBlocks: Story = {
  render: ({ heading, ...args }, context) => {
    const { prose } = messagesFor(context)
    return (
      <ContentCard.Root {...args} style={{ inlineSize: '100%' }}>
        <ContentCard.Block title={prose.title} heading={heading}>
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
