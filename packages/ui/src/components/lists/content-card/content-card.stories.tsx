import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Text } from '../../typography/text/text'
import * as ContentCard from './content-card'

const meta = {
  title: 'Components/Lists/Content card (panel)',
  id: 'components-lists-content-card',
  component: ContentCard.Root,
  decorators: [
    (Story) => (
      <div className="story-pad" data-scheme="quiet">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ContentCard.Root>
export default meta
type Story = StoryObj<typeof meta>

export const TextInChapters: Story = {
  render: (args, context) => {
    const { prose } = messagesFor(context)
    return (
      <ContentCard.Root {...args} className="ui:w-full">
        <ContentCard.Block title={prose.title}>
          <Text>{prose.lede}</Text>
          <Text>{prose.text}</Text>
        </ContentCard.Block>
        <ContentCard.Block title={prose.sub}>
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
  ...TextInChapters,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
