import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { Button } from '../../actions/button/button'
import * as Dialog from './dialog'

interface RulesDialogProps {
  dialog: StoryMessages['dialog']
  title?: string
  description?: string
}

const RulesDialog = ({ dialog, title = dialog.title, description = dialog.text }: RulesDialogProps) => (
  <Dialog.Root>
    <Dialog.Trigger asChild>
      <Button variant="outline">{dialog.open}</Button>
    </Dialog.Trigger>
    <Dialog.Content title={title} description={description} closeLabel={dialog.close}>
      <Dialog.Close asChild>
        <Button>{dialog.done}</Button>
      </Dialog.Close>
    </Dialog.Content>
  </Dialog.Root>
)

const meta = {
  title: 'Components/Composites/Dialog (modal, popup)',
  id: 'components-composites-dialog',
  component: Dialog.Content,
  args: { title: '', closeLabel: '' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
  render: (_, context) => <RulesDialog dialog={messagesFor(context).dialog} />,
} satisfies Meta<typeof Dialog.Content>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

/** The open dialog has focus, a name and a description, and the page does not scroll. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toHaveAccessibleName()
    await expect(dialog).toHaveAccessibleDescription()
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0), { timeout: 5000 })
  },
}

/** Enter opens the dialog, Tab stays inside, and Escape closes the dialog and returns focus to the trigger. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    const [close, done] = within(dialog).getAllByRole('button')
    await waitFor(() => expect(close).toHaveFocus())
    await userEvent.tab()
    await expect(done).toHaveFocus()
    await userEvent.tab()
    await expect(close).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 })
    await expect(trigger).toHaveFocus()
  },
}

/** The content of a dialog scrolls inside the dialog if it is higher than the screen. */
export const LongTextInGermanAt320: Story = {
  ...Open,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (_, context) => {
    const { dialog } = messagesFor(context)
    return (
      <RulesDialog
        dialog={dialog}
        title="Übernachtungssteuerbefreiungsbescheinigung"
        description={Array(6).fill(dialog.text).join(' ')}
      />
    )
  },
}

export const ReducedMotion: Story = { ...Open, globals: { motion: 'reduced' } }
