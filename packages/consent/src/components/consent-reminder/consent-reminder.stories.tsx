import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryPage, type StoryPageProps } from '../../../test/story-page'
import { ConsentDialog, ConsentReminder } from '../..'

/**
 * A bar at the bottom of the window that asks for the consent decision. The bar replaces the dialog on pages that
 * visitors may read before that decision, such as the privacy policy.
 *
 * Slots: `consent-reminder`, `consent-reminder-text`, `consent-button`.
 */
const meta = {
  title: 'Components/Consent reminder (cookie bar)',
  id: 'components-consent-reminder',
  component: ConsentReminder,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: (_, { globals }) => (
    <StoryPage language={globals.language as StoryPageProps['language']} suspended>
      <ConsentDialog />
      <ConsentReminder />
    </StoryPage>
  ),
} satisfies Meta<typeof ConsentReminder>

export default meta
type Story = StoryObj<typeof meta>

export const BeforeTheDecision: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

export const AfterTheDecision: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide now' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject all' }))
    await expect(canvas.queryByRole('button', { name: 'Decide now' })).toBeNull()
  },
}

export const Italian: Story = { globals: { language: 'it' } }

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }
