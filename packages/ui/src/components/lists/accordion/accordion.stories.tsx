import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Text } from '../../typography/text/text'
import * as Accordion from './accordion'

type Args = ComponentProps<typeof Accordion.Root> &
  Pick<Accordion.AccordionItemProps, 'question' | 'heading' | 'open'>

/**
 * **Do.** Use it for answers that most visitors do not need. Put the question into `question`, as a guest would ask
 * it.
 *
 * **Don’t.** Do not hide what everybody must read, such as prices or check-in times.
 *
 * **Keyboard and screen readers.** Disclosure, native `<details>`; search in the page finds closed answers; several
 * may be open.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | opens and closes the answer |
 */
const meta = {
  tags: ['disclosure', 'summary', 'FAQ', 'collapse'],
  component: Accordion.Root,
  argTypes: {
    question: { control: 'text', table: { category: 'Item' } },
    heading: { control: 'inline-radio', options: ['h2', 'h3', 'h4'], table: { category: 'Item' } },
    open: { table: { category: 'Item' } },
  },
  args: { question: en.faq[0]?.question ?? '', heading: 'h2', open: false },
  decorators: [withStoryPadding()],
  render: ({ question: first, heading, open, ...args }, context) => (
    <Accordion.Root {...args}>
      {messagesFor(context).faq.map(({ question, answer }, index) => (
        <Accordion.Item
          key={question}
          question={index > 0 ? question : first}
          heading={heading}
          open={open && index === 0}
        >
          <Text>{answer}</Text>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** An accordion whose first answer is open from the start. */
export const FirstAnswerOpen: Story = { args: { open: true } }

/** Tab moves from question to question, and opening one answer leaves the other open. */
export const TwoAnswersOpen: Story = {
  // Its picture on a docs page would be that before the action.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll('details')].slice(0, 2)
    for (const item of items) {
      const question = item.querySelector('summary')
      await userEvent.tab()
      await expect(question).toHaveFocus()
      if (question) await userEvent.click(question)
    }
    for (const item of items) await expect(item).toHaveAttribute('open')
    await expect(within(canvasElement).getAllByRole('paragraph')[0]).toBeVisible()
    leaveAtRest()
  },
}

export const GermanAt320: Story = {
  ...FirstAnswerOpen,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: {
    Open: { open: true },
    'Narrow, 320 px': {},
    'Long, in German': {
      open: true,
      question:
        'Welche Stornierungsbedingungen gelten für Mehrbettzimmer, die während der Goldschmuckfachmesse gebucht werden, und bis wann können wir die Teilnehmerzahl ändern?',
    },
  },
})
