import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { Stack } from '../two-columns/two-columns'
import { SectionTitle } from './section-title'

const meta = {
  title: 'Components/Layout/Section title',
  component: SectionTitle,
  args: { hour: 9, kicker: '' },
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
} satisfies Meta<typeof SectionTitle>
export default meta
type Story = StoryObj<typeof meta>

export const AboveText: Story = {
  render: (args, context) => {
    const { kicker, title, text } = messagesFor(context).where
    return (
      <Section aria-labelledby="where">
        <Stack>
          <SectionTitle {...args} id="where" kicker={kicker}>
            {title}
          </SectionTitle>
          <Text>{text}</Text>
        </Stack>
      </Section>
    )
  },
}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const { where, longTitle } = messagesFor(context)
    return (
      <Section aria-labelledby="long">
        <Stack>
          <SectionTitle {...args} id="long" as="h1" size="h1" kicker={where.kicker}>
            {longTitle}
          </SectionTitle>
        </Stack>
      </Section>
    )
  },
}
