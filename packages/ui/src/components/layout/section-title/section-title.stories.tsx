import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { Sundial } from '../../foundations/sundial/sundial'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { Stack } from '../two-columns/two-columns'
import { SectionTitle } from './section-title'

const words = 'Between the Berici hills and Palladio’s city'

/**
 * **Do.** Begin each section with it.
 *
 * **Don’t.** Do not write the kicker’s words again in the heading.
 */
const meta = {
  component: SectionTitle,
  argTypes: {
    marker: choiceOf({ Sundial: <Sundial hour={9} />, None: undefined }),
    // The words have emphasis until they are changed.
    children: { control: 'text', mapping: { [words]: en.where.title } },
    as: choiceOf({ h1: 'h1', h2: undefined, h3: 'h3', h4: 'h4', p: 'p' }),
    size: choiceOf({ h1: 'h1', h2: undefined, h3: 'h3' }),
  },
  args: { marker: 'Sundial', kicker: en.where.kicker, id: 'where', as: 'h2', size: 'h2', children: words },
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
