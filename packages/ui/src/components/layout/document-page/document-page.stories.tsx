import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { Sundial } from '../../foundations/sundial/sundial'
import * as TermList from '../../lists/term-list/term-list'
import { Text } from '../../typography/text/text'
import { DocumentPage } from './document-page'

/**
 * **Do.** Use it for a page that is one document: a policy, directions, questions.
 *
 * **Don’t.** Do not use it for a document of one or two sections, which needs no table of contents.
 */
const meta = {
  tags: ['policy', 'legal text', 'disclaimer'],
  component: DocumentPage,
  argTypes: { marker: choiceOf({ Sundial: <Sundial hour={14} />, None: undefined }) },
  args: {
    marker: 'Sundial',
    kicker: en.footer.legal,
    title: en.footer.privacy,
    lead: en.prose.lede,
    note: en.footer.registration,
    contents: en.rooms.details,
    sections: [
      { id: 'text', title: en.prose.title, children: <Text>{en.prose.text}</Text> },
      { id: 'terms', title: en.offer.title, children: <TermList.Root items={en.offer.details} /> },
      { id: 'closing', title: en.prose.sub, children: <Text>{en.prose.closing}</Text> },
    ],
  },
} satisfies Meta<typeof DocumentPage>
export default meta
type Story = StoryObj<typeof meta>

export const ThreeSections: Story = {}

/** Without `marker` the kicker is text alone, and without `note` the title ends with the lead. */
export const WithoutMarkerAndNote: Story = { args: { marker: 'None', note: undefined } }

export const GermanAt320: Story = {
  args: { title: en.longTitle },
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
