import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { Sundial } from '../../foundations/sundial/sundial'
import { Section } from '../section/section'
import { PageTitle } from './page-title'

const words = 'Vicenza, by someone who lives here'

/**
 * **Do.** Use it for pages that begin with text.
 *
 * **Don’t.** Do not use two on a page: it is the `h1`.
 */
const meta = {
  component: PageTitle,
  argTypes: {
    marker: choiceOf({ Sundial: <Sundial hour={10} />, None: undefined }),
    // The words have emphasis until they are changed.
    children: { control: 'text', mapping: { [words]: en.journal.title } },
  },
  args: {
    marker: 'Sundial',
    kicker: en.journal.kicker,
    id: 'journal',
    children: words,
  },
  render: (args) => (
    <Section scheme="quiet" space="compact" aria-labelledby="journal">
      <PageTitle {...args} />
    </Section>
  ),
} satisfies Meta<typeof PageTitle>
export default meta
type Story = StoryObj<typeof meta>

export const JournalTitle: Story = {}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: { children: en.longTitle },
}
