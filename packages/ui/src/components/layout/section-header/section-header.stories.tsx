import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { TextLink } from '../../actions/text-link/text-link'
import * as DividedList from '../../lists/divided-list/divided-list'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { SectionTitle } from '../section-title/section-title'
import { SectionHeader } from './section-header'

const meta = {
  title: 'Components/Layout/Section header',
  component: SectionHeader,
  argTypes: { action: { control: false } },
} satisfies Meta<typeof SectionHeader>
export default meta
type Story = StoryObj<typeof meta>

const Fairs = ({ messages: { fairs } }: { messages: StoryMessages }) => (
  <DividedList.Root aria-label={fairs.kicker}>
    {fairs.list.map(({ title, dates }) => (
      <DividedList.Item key={title} marker={dates}>
        {title}
      </DividedList.Item>
    ))}
  </DividedList.Root>
)

export const WithAction: Story = {
  render: (args, context) => {
    const messages = messagesFor(context)
    return (
      <Section aria-labelledby="fairs">
        <SectionHeader {...args} action={<TextLink href="#all">{messages.calendar}</TextLink>}>
          <SectionTitle id="fairs" hour={8} kicker={messages.fairs.kicker}>
            {messages.fairs.title}
          </SectionTitle>
          <Text>{messages.fairs.text}</Text>
        </SectionHeader>
        <Fairs messages={messages} />
      </Section>
    )
  },
}

export const InNightScheme: Story = {
  render: (args, context) => {
    const messages = messagesFor(context)
    return (
      <Section scheme="night" aria-labelledby="fairs">
        <SectionHeader {...args}>
          <SectionTitle id="fairs" hour={8} kicker={messages.fairs.kicker}>
            {messages.fairs.title}
          </SectionTitle>
        </SectionHeader>
        <Fairs messages={messages} />
      </Section>
    )
  },
}

/** The link wraps below the text if the line is too short for both. */
export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const messages = messagesFor(context)
    return (
      <Section aria-labelledby="fairs">
        <SectionHeader {...args} action={<TextLink href="#all">{messages.calendar}</TextLink>}>
          <SectionTitle id="fairs" hour={8} kicker={messages.fairs.kicker}>
            {messages.longTitle}
          </SectionTitle>
        </SectionHeader>
        <Fairs messages={messages} />
      </Section>
    )
  },
}
