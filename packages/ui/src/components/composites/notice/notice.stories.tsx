import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { en } from '../../../../test/messages/en'
import { Notice } from './notice'

/**
 * **Do.** Render it once per page, and give it children when there is something to say.
 *
 * **Don’t.** Do not ask a question in it. That is a `Dialog`.
 *
 * **Keyboard and screen readers.** Status (live region), or alert if the tone is `danger`; a new message is
 * announced without moving the focus.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | presses the close button |
 */
const meta = {
  tags: ['toast', 'snackbar', 'status', 'alert', 'message', 'notification'],
  component: Notice,
  argTypes: {
    tone: choiceOf({ info: undefined, success: 'success', warning: 'warning', danger: 'danger' }),
  },
  args: { tone: 'info', children: en.notice },
  decorators: [
    // A docs page shows several notices, each at the bottom of a box of its own instead of the window.
    (Story, { viewMode }) => (
      <div style={viewMode === 'docs' ? { transform: 'translate(0)', minBlockSize: '8rem' } : undefined}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Closable: Story = {
  args: { closeLabel: en.dialog.close, onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    leaveAtRest()
  },
}

export const NotClosable: Story = {}

/** The visitor’s action has succeeded. */
export const Success: Story = { args: { tone: 'success', children: en.noticeSaved } }

/** Something that the visitor should consider. */
export const Warning: Story = { args: { tone: 'warning', children: en.noticeSeason } }

/** Something has failed. Screen readers interrupt what they read. */
export const Danger: Story = { args: { tone: 'danger', closeLabel: en.dialog.close, onClose: fn() } }

export const DangerOnDark: Story = { ...Danger, globals: { scheme: 'night' } }

export const DangerRightToLeft: Story = { ...Danger, globals: { language: 'he' } }

export const GermanAt320: Story = {
  args: { closeLabel: en.dialog.close, onClose: fn() },
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    wide: true,
    states: {
      Success: { tone: 'success', children: en.noticeSaved },
      Warning: { tone: 'warning', children: en.noticeSeason },
      Danger: { tone: 'danger' },
    },
  }),
  args: { closeLabel: en.dialog.close, onClose: fn() },
  decorators: (Story) => (
    <div style={{ transform: 'translate(0)', minBlockSize: '10rem' }}>
      <Story />
    </div>
  ),
}
