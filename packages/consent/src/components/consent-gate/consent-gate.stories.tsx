import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryPage, type StoryPageProps } from '../../../test/story-page'
import { ConsentGate, type ConsentGateProps } from '../..'

/**
 * Renders an embed or a script only while its category is allowed. Otherwise a placeholder names the service and
 * its vendor.
 *
 * Slots: `consent-gate` (`data-state`: `allowed` or `blocked`), `consent-gate-title`, `consent-gate-text`,
 * `consent-gate-actions`, `consent-button`.
 */
const meta = {
  title: 'Components/Consent gate',
  component: ConsentGate,
  args: {
    category: 'marketing',
    service: 'Google Maps',
    vendor: 'Google Ireland Limited',
    alternative: <a href="#map">Open in Google Maps</a>,
    children: <iframe title="Map of the hotel" srcDoc="<p>The map</p>" width="100%" height="320" />,
  },
  render: (gate, { globals }) => (
    <StoryPage language={globals.language as StoryPageProps['language']} decision={{}}>
      <ConsentGate {...gate} />
    </StoryPage>
  ),
} satisfies Meta<ConsentGateProps>

export default meta
type Story = StoryObj<typeof meta>

export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(within(canvasElement).getByText(/loaded from Google Ireland Limited/)).toBeVisible()
  },
}

/** The button allows the category, and the focus moves to the gate. */
export const AllowedByTheVisitor: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load Google Maps' }))
    await expect(canvas.getByTitle('Map of the hotel')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Google Maps' })).toHaveFocus()
  },
}

export const Italian: Story = {
  globals: { language: 'it' },
  args: { alternative: <a href="#map">Apri in Google Maps</a> },
}

export const German: Story = {
  globals: { language: 'de' },
  args: { alternative: <a href="#map">In Google Maps öffnen</a> },
}

export const Dark: Story = { globals: { scheme: 'dark' } }

export const At320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

export const InAnotherTheme: Story = { args: { className: 'another-theme' } }
