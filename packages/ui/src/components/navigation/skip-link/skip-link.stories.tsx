import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
} satisfies Meta<typeof SkipLink>
export default meta

/** The first press of Tab on a page shows the skip link. */
export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}
