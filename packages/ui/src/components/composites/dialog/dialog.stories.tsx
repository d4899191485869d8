import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { framesOf } from '../../../../../../stories/states.tsx'
import { messagesFor } from '../../../../test/messages'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { withState, withStoryPadding } from '../../../../test/story-decorators'
import { Button } from '../../actions/button/button'
import * as Dialog from './dialog'

type Args = ComponentProps<typeof Dialog.Content> &
  Pick<ComponentProps<typeof Dialog.Root>, 'open' | 'onOpenChange'>

/**
 * **Do.** Use it for something short that interrupts: terms of an offer, a confirmation. `Dialog.Trigger` and
 * `Dialog.Close` are Radix’s; use them with `asChild` around a `Button`.
 *
 * **Don’t.** Do not open it without an action of the visitor, and do not open one from another.
 *
 * **Related.** [Lightbox](?path=/docs/ui-composites-lightbox--docs) for pictures,
 * [Overlay menu](?path=/docs/ui-navigation-overlay-menu--docs) for the links of the site.
 *
 * **Keyboard and screen readers.** Modal dialog; named by its title; focus returns to the trigger.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Escape | closes |
 * | Tab, Shift + Tab | move inside the dialog only |
 */
const meta = {
  tags: ['modal', 'popup'],
  component: Dialog.Content,
  argTypes: {
    open: { description: 'Whether the dialog is open.', table: { category: 'Root' } },
    onOpenChange: { table: { disable: true } },
  },
  args: { open: false, title: en.dialog.title, description: en.dialog.text, closeLabel: en.dialog.close },
  parameters: {
    // The dialog is outside of the story's element.
    pseudo: { rootSelector: 'body' },
    // The code has an uncontrolled dialog, which needs no state.
    jsx: { filterProps: (value: unknown, name: string) => value !== undefined && !/^(o|onO)pen/.test(name) },
  },
  decorators: [withState('open'), withStoryPadding()],
  render: ({ open, onOpenChange, ...args }, context) => {
    const { dialog } = messagesFor(context)
    return (
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Trigger asChild>
          <Button variant="outline">{dialog.open}</Button>
        </Dialog.Trigger>
        <Dialog.Content {...args}>
          <Dialog.Close asChild>
            <Button>{dialog.done}</Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Root>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The open dialog has focus, a name and a description, and the page does not scroll. */
export const Open: Story = {
  // The docs page shows the modal dialog in a frame: else it would cover the page.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
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

export const Closed: Story = {}

/** Enter opens the dialog, Tab stays inside, and Escape closes the dialog and returns focus to the trigger. */
export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
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
  args: {
    title: 'Übernachtungssteuerbefreiungsbescheinigung',
    description: Array(6).fill(de.dialog.text).join(' '),
  },
}

/** The states below one another. */
export const States: Story = framesOf('closed', '26rem', { args: 'open:!true' }) as never
