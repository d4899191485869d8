import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { Sundial } from '../../foundations/sundial/sundial'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { Stack } from '../two-columns/two-columns'
import { SectionTitle } from './section-title'

/**
 * **Do.** Begin each section with it.
 *
 * **Don’t.** Do not write the kicker’s words again in the heading.
 */
const meta = {
  component: SectionTitle,
  args: { marker: <Sundial hour={9} />, kicker: en.where.kicker, id: 'where', children: en.where.title },
} satisfies Meta<typeof SectionTitle>
export default meta
type Story = StoryObj<typeof meta>

export const AboveText: Story = {
  render: (args, context) => (
    <Section aria-labelledby={args.id}>
      <Stack>
        <SectionTitle {...args} />
        <Text>{messagesFor(context).where.text}</Text>
      </Stack>
    </Section>
  ),
}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: { as: 'h1', size: 'h1', children: en.longTitle },
  render: (args) => (
    <Section aria-labelledby={args.id}>
      <SectionTitle {...args} />
    </Section>
  ),
}
