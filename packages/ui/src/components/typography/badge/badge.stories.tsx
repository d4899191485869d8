import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Section } from '../../layout/section/section'
import { Badge } from './badge'

/**
 * **Do.** Use one word or two: a state, a date, a category.
 *
 * **Don’t.** Do not make it a control. A filter is a `FilterPills.Item`.
 */
const meta = {
  tags: ['tag', 'label', 'chip'],
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
