import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en } from '../../../../test/messages/en'
import { Notice } from './notice'

/**
 * **Do.** Render it once per page, and give it children when there is something to say.
 *
 * **Don’t.** Do not ask a question in it. That is a `Dialog`.
 *
 * **Keyboard and screen readers.** Status (live region); a new message is announced without moving the focus.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | presses the close button |
 */
const meta = {
  tags: ['toast', 'snackbar', 'status'],
  component: Notice,
  args: { children: en.notice },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const WithCloseButton: Story = {
  args: { closeLabel: en.dialog.close, onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutCloseButton: Story = {}

export const GermanAt320: Story = {
  args: { closeLabel: en.dialog.close, onClose: fn() },
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
