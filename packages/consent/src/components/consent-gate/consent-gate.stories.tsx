import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../stories/states.tsx'
import { withStoryPage } from '../../../test/story-page'
import { ConsentGate } from '../..'

const preview = (
  <svg role="img" aria-label="The way to the hotel" viewBox="0 0 6 4" width="100%" display="block">
    <rect width="6" height="4" fill="#e7dcc8" />
    <path d="M0 1.2 6 2.2M4 1.9 2.4 3" fill="none" stroke="#211f1a" strokeWidth=".05" />
  </svg>
)

/**
 * **Do.** Give it the size of its embed, and an `alternative` that needs no consent.
 *
 * **Don’t.** Do not load anything of the service outside of it, not even a preview picture.
 *
 * **Keyboard and screen readers.** A named group with one button.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | allow the category |
 */
const meta = {
  tags: ['embed', 'iframe', 'Instagram'],
  component: ConsentGate,
  args: {
    category: 'marketing',
    service: 'Google Maps',
    vendor: 'Google Ireland Limited',
    alternative: <a href="#map">Open in Google Maps</a>,
    children: <iframe title="Map of the hotel" srcDoc="<p>The map</p>" width="100%" height="320" />,
  },
  parameters: { page: { decision: {} } },
  decorators: [withStoryPage],
} satisfies Meta<typeof ConsentGate>

export default meta
type Story = StoryObj<typeof meta>

export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(within(canvasElement).getByText(/Google Ireland Limited/)).toBeVisible()
  },
}

/** The button of the gate allows the category, and the focus moves to the gate. */
export const AllowedByTheVisitor: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Google Maps/ }))
    await expect(await canvas.findByTitle('Map of the hotel')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Google Maps' })).toHaveFocus()
  },
}

/** A picture replaces the embed. The text is the picture's caption, and the button is in the picture's lower corner. */
export const WithPreview: Story = {
  args: { preview },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const picture = canvas.getByRole('img', { name: 'The way to the hotel' }).getBoundingClientRect()
    const button = canvas.getByRole('button', { name: /Google Maps/ }).getBoundingClientRect()
    const text = canvas.getByText(/Google Ireland Limited/).getBoundingClientRect()
    await expect(button.bottom).toBeLessThan(picture.bottom)
    await expect(button.top).toBeGreaterThan(picture.top)
    await expect(text.top).toBeGreaterThan(picture.bottom)
  },
}

export const WithPreviewAt320: Story = {
  args: { preview },
  globals: { language: 'de', viewport: { value: 'narrow' } },
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

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

export const AnotherHotel: Story = { globals: { theme: 'another-hotel' } }

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: { 'With a picture': { preview }, 'Narrow, 320 px': {} },
})
