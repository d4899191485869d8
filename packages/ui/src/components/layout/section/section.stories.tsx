import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Heading } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'
import { Text } from '../../typography/text/text'
import { Stack } from '../split/split'
import { type Scheme, Section } from './section'

const meta = {
  title: 'Layout/Section',
  component: Section,
  argTypes: { scheme: { control: 'inline-radio', options: ['light', 'quiet', 'band', 'dark', 'night'] } },
} satisfies Meta<typeof Section>
export default meta
type Story = StoryObj<typeof meta>

const schemes: Scheme[] = ['light', 'quiet', 'band', 'dark', 'night']

/** Light to dark, as the day goes by. */
export const Schemes: Story = {
  render: (_, context) => {
    const { where } = messagesFor(context)
    return (
      <>
        {schemes.map((scheme) => (
          <Section key={scheme} scheme={scheme} space="compact" aria-label={scheme}>
            <Stack>
              <Kicker hour={9}>{where.kicker}</Kicker>
              <Heading>{where.title}</Heading>
              <Text>{where.text}</Text>
              <Text size="label" tone="quiet">
                {scheme}
              </Text>
            </Stack>
          </Section>
        ))}
      </>
    )
  },
}

/** One thing in the middle of the page. */
export const Narrow: Story = {
  args: { width: 'narrow' },
  render: (args, context) => {
    const { where } = messagesFor(context)
    return (
      <Section {...args} aria-labelledby="narrow">
        <Stack align="center" gap="wide">
          <Kicker hour={9}>{where.kicker}</Kicker>
          <Heading id="narrow" className="ui:text-center">
            {where.title}
          </Heading>
        </Stack>
      </Section>
    )
  },
}

/** A light scheme inside a dark one begins anew. */
export const Nested: Story = {
  render: (_, context) => (
    <Section scheme="night" aria-label="night">
      <Section scheme="band" space="compact" aria-label="band">
        <Text>{messagesFor(context).where.text}</Text>
      </Section>
    </Section>
  ),
}
