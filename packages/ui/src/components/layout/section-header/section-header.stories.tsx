import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { TextLink } from '../../actions/text-link/text-link'
import { Sundial } from '../../foundations/sundial/sundial'
import * as DividedList from '../../lists/divided-list/divided-list'
import { Text } from '../../typography/text/text'
import { Section, type SectionProps } from '../section/section'
import { SectionTitle } from '../section-title/section-title'
import { SectionHeader } from './section-header'

const titleOfFairs = (
  <SectionTitle id="fairs" marker={<Sundial hour={8} />} kicker={en.fairs.kicker}>
    {en.fairs.title}
  </SectionTitle>
)

type Args = ComponentProps<typeof SectionHeader> & Pick<SectionProps, 'scheme'>

/**
 * **Do.** Use it when the title has an action beside it.
 *
 * **Don’t.** Do not put more than one action into it.
 */
const meta = {
  component: SectionHeader,
  argTypes: {
    action: choiceOf({ Link: <TextLink href="#all">{en.calendar}</TextLink>, None: undefined }),
    scheme: {
      description: 'The colour scheme of the `Section` around it.',
      control: 'inline-radio',
      options: ['light', 'quiet', 'band', 'dark', 'night'],
      table: { category: 'Section' },
    },
  },
  args: { action: 'Link' },
  render: ({ scheme, ...args }, context) => {
    const { fairs } = messagesFor(context)
    return (
      <Section scheme={scheme} aria-labelledby="fairs">
        <SectionHeader {...args} />
        <DividedList.Root aria-label={fairs.kicker}>
          {fairs.list.map(({ title, dates }) => (
            <DividedList.Item key={title} marker={dates}>
              {title}
            </DividedList.Item>
          ))}
        </DividedList.Root>
      </Section>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  args: {
    children: (
      <>
        {titleOfFairs}
        <Text>{en.fairs.text}</Text>
      </>
    ),
  },
}

export const OnDark: Story = { args: { scheme: 'night', action: 'None', children: titleOfFairs } }

/** The link is below the title if there is no space for both in one line. */
export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    children: (
      <SectionTitle id="fairs" marker={<Sundial hour={8} />} kicker={en.fairs.kicker}>
        {en.longTitle}
      </SectionTitle>
    ),
  },
}
