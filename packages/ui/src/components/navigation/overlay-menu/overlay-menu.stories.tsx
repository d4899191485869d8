import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { germanChromaticWidthModes } from '../../../../.storybook/chromatic-modes'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import * as OverlayMenu from './overlay-menu'

function Menu({ messages }: { messages: StoryMessages }) {
  const [open, setOpen] = useState(false)
  return (
    <OverlayMenu.Root open={open} onOpenChange={setOpen}>
      <OverlayMenu.Trigger aria-label={messages.menu.open} style={{ display: 'inline-flex' }} />
      <OverlayMenu.Content title={messages.menu.title} closeLabel={messages.menu.close}>
        <OverlayMenu.Nav aria-label={messages.menu.nav}>
          {messages.nav.map((label, index) => (
            <OverlayMenu.Link key={label} href={`#${index}`} aria-current={index === 1 ? 'page' : undefined}>
              {label}
            </OverlayMenu.Link>
          ))}
        </OverlayMenu.Nav>
      </OverlayMenu.Content>
    </OverlayMenu.Root>
  )
}

const meta = {
  title: 'Components/Navigation/Overlay menu (drawer, hamburger)',
  id: 'components-navigation-overlay-menu',
  component: OverlayMenu.Root,
  parameters: { chromatic: { modes: germanChromaticWidthModes } },
  args: { open: false, onOpenChange: () => {}, children: null },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OverlayMenu.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { render: (_, context) => <Menu messages={messagesFor(context)} /> }

/** The panel slides in and takes focus, and the page no longer scrolls. */
export const Open: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const menu = await screen.findByRole('dialog')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    await waitFor(() => expect(menu.getAnimations()).toHaveLength(0))
  },
}

/** Escape closes the panel, and focus returns to the trigger. */
export const ClosedByEscape: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button')
    await userEvent.click(trigger)
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}

export const German: Story = { ...Open, globals: { language: 'de', viewport: { value: 'narrow' } } }
