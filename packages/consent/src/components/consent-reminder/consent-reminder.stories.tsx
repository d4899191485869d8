import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { framesOf } from '../../../../../stories/states.tsx'
import { messagesFor, withStoryPage } from '../../../test/story-page'
import { ConsentDialog, ConsentReminder } from '../..'

/**
 * **Do.** Render it where the provider is `suspended`: on the policies.
 *
 * **Don’t.** Do not use it instead of the dialog on other pages.
 *
 * **Keyboard and screen readers.** A named region.
 */
const meta = {
  tags: ['cookie bar'],
  component: ConsentReminder,
  parameters: { docs: { story: { inline: false, height: '520px' } }, page: { suspended: true } },
  decorators: [
    (Story) => (
      <>
        <ConsentDialog />
        <Story />
      </>
    ),
    withStoryPage,
  ],
} satisfies Meta<typeof ConsentReminder>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeDecision: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

export const AfterDecision: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const { reminder, main } = messagesFor(globals)
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: reminder.action }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: main.rejectAll }))
    await waitFor(() => expect(canvas.queryByRole('button', { name: reminder.action })).toBeNull())
  },
}

export const Italian: Story = { globals: { language: 'it' } }

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

const frames = framesOf('before-decision', '20rem')

/** The states below one another. */
export const States: Story = {
  ...(frames as object),
  parameters: { ...frames.parameters, page: { hasTrigger: false } },
}
