import type { Meta, StoryObj } from '@storybook/react-vite'
import { type Words, wordsOf } from '../../../../.storybook/words'
import { TextLink } from '../../actions/text-link/text-link'
import * as LineList from '../../lists/line-list/line-list'
import { Heading } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { SectionHeader } from './section-header'

const meta = {
  title: 'Layout/Section header',
  component: SectionHeader,
  argTypes: { action: { control: false } },
} satisfies Meta<typeof SectionHeader>
export default meta
type Story = StoryObj<typeof meta>

const Fairs = ({ words: { fairs } }: { words: Words }) => (
  <LineList.Root aria-label={fairs.kicker}>
    {fairs.list.map(({ title, dates }) => (
      <LineList.Item key={title} marker={dates}>
        {title}
      </LineList.Item>
    ))}
  </LineList.Root>
)

export const WithAction: Story = {
  render: (args, context) => {
    const words = wordsOf(context)
    return (
      <Section aria-labelledby="head">
        <SectionHeader {...args} action={<TextLink href="#all">{words.calendar}</TextLink>}>
          <Kicker hour={8}>{words.fairs.kicker}</Kicker>
          <Heading id="head">{words.fairs.title}</Heading>
          <Text>{words.fairs.text}</Text>
        </SectionHeader>
        <Fairs words={words} />
      </Section>
    )
  },
}

export const OnNight: Story = {
  render: (args, context) => {
    const words = wordsOf(context)
    return (
      <Section scheme="night" aria-labelledby="head">
        <SectionHeader {...args}>
          <Kicker hour={8}>{words.fairs.kicker}</Kicker>
          <Heading id="head">{words.fairs.title}</Heading>
        </SectionHeader>
        <Fairs words={words} />
      </Section>
    )
  },
}

/** The link goes below the words where there is no room beside them. */
export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const words = wordsOf(context)
    return (
      <Section aria-labelledby="head">
        <SectionHeader {...args} action={<TextLink href="#all">{words.calendar}</TextLink>}>
          <Kicker hour={8}>{words.fairs.kicker}</Kicker>
          <Heading id="head">{words.longTitle}</Heading>
        </SectionHeader>
        <Fairs words={words} />
      </Section>
    )
  },
}
