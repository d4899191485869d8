import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryPage, type StoryPageProps } from '../../../test/story-page'
import { ConsentGate, type ConsentGateProps, de, it } from '../..'

type Args = ConsentGateProps & Pick<StoryPageProps, 'words' | 'decision'> & { scheme?: 'light' | 'dark' }

/** Keeps an embed or a script away until its category is allowed, and says what would load and from whom. */
const meta = {
  title: 'ConsentGate',
  component: ConsentGate,
  args: {
    category: 'marketing',
    service: 'Google Maps',
    vendor: 'Google Ireland Limited',
    alternative: <a href="#map">Open in Google Maps</a>,
    children: <iframe title="Map of the house" srcDoc="<p>The map</p>" width="100%" height="320" />,
    scheme: 'light',
  },
  render: ({ words, decision, scheme, ...gate }) => (
    <StoryPage words={words} decision={decision ?? {}}>
      <ConsentGate data-scheme={scheme} {...gate} />
    </StoryPage>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

export const Blocked: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('iframe')).toBeNull()
    await expect(within(canvasElement).getByText(/loaded from Google Ireland Limited/)).toBeVisible()
  },
}

/** The button allows the category; focus goes to the embed, not nowhere. */
export const AllowedByTheGuest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Load Google Maps' }))
    await expect(canvas.getByTitle('Map of the house')).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Google Maps' })).toHaveFocus()
  },
}

export const Italian: Story = {
  args: { words: it, alternative: <a href="#map">Apri in Google Maps</a> },
}

export const German: Story = {
  args: { words: de, alternative: <a href="#map">In Google Maps öffnen</a> },
}

export const Dark: Story = { args: { scheme: 'dark' } }

export const At320: Story = { args: { words: de }, globals: { viewport: { value: 'narrow' } } }

export const InAnotherPropertysColours: Story = { args: { className: 'another-property' } }
