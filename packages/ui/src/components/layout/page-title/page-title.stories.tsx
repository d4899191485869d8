import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Section } from '../section/section'
import { PageTitle } from './page-title'

const meta = {
  title: 'Components/Layout/Page title',
  component: PageTitle,
  args: { hour: 10, kicker: '' },
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
} satisfies Meta<typeof PageTitle>
export default meta
type Story = StoryObj<typeof meta>

export const JournalTitle: Story = {
  render: (args, context) => {
    const { kicker, title } = messagesFor(context).journal
    return (
      <Section scheme="quiet" space="compact" aria-labelledby="journal">
        <PageTitle {...args} kicker={kicker} id="journal">
          {title}
        </PageTitle>
      </Section>
    )
  },
}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const { journal, longTitle } = messagesFor(context)
    return (
      <Section scheme="quiet" space="compact" aria-labelledby="journal">
        <PageTitle {...args} kicker={journal.kicker} id="journal">
          {longTitle}
        </PageTitle>
      </Section>
    )
  },
}
