import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import * as TermList from './term-list'

/**
 * **Do.** Use it for pairs: size and square metres, bed and width.
 *
 * **Don’t.** Do not use it for more than two columns. That is a `DataTable`.
 */
const meta = {
  tags: ['description list', 'definition list'],
  component: TermList.Root,
  decorators: [withStoryPadding()],
} satisfies Meta<typeof TermList.Root>
export default meta
type Story = StoryObj<typeof meta>

export const OfferDetails: Story = {
  args: { items: en.offer.details },
}

export const WithIcons: Story = {
  render: (args, context) => (
    <TermList.Root {...args}>
      {messagesFor(context).offer.details.map(({ term, text }, index) => (
        <TermList.Item key={term} term={term} icon={(['area', 'bed', 'sun'] as const)[index % 3]}>
          {text}
        </TermList.Item>
      ))}
    </TermList.Root>
  ),
}

/** A long term wraps, and a link in a description is underlined. */
export const GermanAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => (
    <TermList.Root {...args}>
      <TermList.Item term={messagesFor(context).longTitle}>
        <a href="#mail">info@casameridiana.example</a>
      </TermList.Item>
    </TermList.Root>
  ),
}
