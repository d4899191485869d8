import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { Text } from '../../typography/text/text'
import * as Accordion from './accordion'

function Questions({ faq, first = false }: { faq: StoryMessages['faq']; first?: boolean }) {
  return (
    <Accordion.Root>
      {faq.map(({ question, answer }, index) => (
        <Accordion.Item key={question} question={question} heading="h2" open={first && index === 0}>
          <Text>{answer}</Text>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

const meta = {
  title: 'Components/Lists/Accordion (disclosure, FAQ)',
  id: 'components-lists-accordion',
  component: Accordion.Root,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Accordion.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  render: (_, context) => <Questions faq={messagesFor(context).faq} />,
}

/** An accordion whose first answer is open from the start. */
export const FirstAnswerOpen: Story = {
  render: (_, context) => <Questions faq={messagesFor(context).faq} first />,
}

/** Tab moves from question to question, and opening one answer leaves the other open. */
export const TwoAnswersOpen: Story = {
  ...Closed,
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
  },
}

/** Under reduced motion an answer appears without unfolding. */
export const ReducedMotion: Story = { ...FirstAnswerOpen, globals: { motion: 'reduced' } }

export const GermanAt320: Story = {
  ...FirstAnswerOpen,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
