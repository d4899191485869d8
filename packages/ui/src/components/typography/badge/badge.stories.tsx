import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Section } from '../../layout/section/section'
import { Badge } from './badge'

const meta = {
  title: 'Components/Typography/Badge (tag, label, chip)',
  id: 'components-typography-badge',
  component: Badge,
  args: { children: en.badge.season },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = { args: { tone: 'plain' }, decorators: [withStoryPadding()] }

export const Tones: Story = {
  render: (args, context) => {
    const { isNew, closed } = messagesFor(context).badge
    return (
      <>
        {(['light', 'quiet', 'band', 'dark', 'night'] as const).map((scheme) => (
          <Section key={scheme} scheme={scheme} space="bar">
            <Badge {...args} tone="plain">
              {closed}
            </Badge>{' '}
            <Badge {...args} tone="accent">
              {isNew}
            </Badge>{' '}
            <Badge {...args} tone="strong" />
          </Section>
        ))}
      </>
    )
  },
}

export const GermanAt320: Story = { ...Tones, globals: { language: 'de', viewport: { value: 'narrow' } } }
