import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { SkipLink } from './skip-link'

/**
 * **Do.** Render it first in the `body`, with the `id` of `main`.
 *
 * **Don’t.** Do not hide it from the keyboard.
 *
 * **Keyboard and screen readers.** First link of the page; visible only while it has focus.
 */
const meta = {
  tags: ['skip to content'],
  component: SkipLink,
  args: { href: '#main', children: en.skip },
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

/** The first press of Tab on a page shows the skip link. */
export const Focused: Story = {
  decorators: [
    (Story, context) => (
      <>
        <Story />
        <main id="main" className="story-pad">
          {messagesFor(context).where.text}
        </main>
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}

/** It is visible only with focus. */
export const States: Story = {
  ...statesOf<Story>({
    states: {
      Rest: undefined,
      Hover: undefined,
      Pressed: undefined,
      'Long, in German': undefined,
    },
  }),
  decorators: (Story) => (
    <div style={{ transform: 'translate(0)', minBlockSize: '5rem' }}>
      <Story />
    </div>
  ),
}
