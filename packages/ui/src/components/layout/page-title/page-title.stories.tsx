import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { Section } from '../section/section'
import { PageTitle } from './page-title'

const meta = {
  title: 'Components/Layout/Page title',
  component: PageTitle,
  args: { hour: 10, kicker: en.journal.kicker, id: 'journal', children: en.journal.title },
  render: (args) => (
    <Section scheme="quiet" space="compact" aria-labelledby="journal">
      <PageTitle {...args} />
    </Section>
  ),
} satisfies Meta<typeof PageTitle>
export default meta
type Story = StoryObj<typeof meta>

export const JournalTitle: Story = {}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: { children: en.longTitle },
}
