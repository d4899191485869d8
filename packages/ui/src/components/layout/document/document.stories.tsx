import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import * as Accordion from '../../lists/accordion/accordion'
import * as TermList from '../../lists/term-list/term-list'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import * as Document from './document'

/**
 * **Do.** Use it for texts with numbered chapters, such as policies, with a link to each chapter.
 *
 * **Don’t.** Do not use it for an article. That is `Prose`.
 */
const meta = {
  tags: ['table of contents'],
  component: Document.Root,
} satisfies Meta<typeof Document.Root>
export default meta
type Story = StoryObj<typeof meta>

/** A document with questions, terms and text in three sections. Tab moves through the table of contents. */
export const ThreeSections: Story = {
  render: (args, context) => {
    const { kickers, offer, prose, faq, rooms } = messagesFor(context)
    const sections = [
      {
        id: 'questions',
        title: kickers[4]?.text,
        children: (
          <Accordion.Root>
            {faq.map(({ question, answer }) => (
              <Accordion.Item key={question} question={question}>
                <Text>{answer}</Text>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        ),
      },
      {
        id: 'terms',
        title: rooms.details,
        children: (
          <TermList.Root>
            {offer.details.map(({ term, text }) => (
              <TermList.Item key={term} term={term}>
                {text}
              </TermList.Item>
            ))}
          </TermList.Root>
        ),
      },
      { id: 'text', title: prose.title, children: <Text>{prose.text}</Text> },
    ]
    return (
      <Section space="compact">
        <Document.Root {...args}>
          <Document.Contents aria-label={rooms.details}>
            {sections.map(({ id, title }) => (
              <Document.Link key={id} href={`#${id}`}>
                {title}
              </Document.Link>
            ))}
          </Document.Contents>
          <Document.Body>
            {sections.map(({ id, title, children }) => (
              <Document.Section key={id} id={id} title={title}>
                {children}
              </Document.Section>
            ))}
          </Document.Body>
        </Document.Root>
      </Section>
    )
  },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    leaveAtRest()
  },
}

export const GermanAt320: Story = {
  ...ThreeSections,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
