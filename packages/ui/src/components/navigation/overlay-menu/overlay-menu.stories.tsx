import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { framesOf } from '../../../../../../stories/states.tsx'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messagesFor } from '../../../../test/messages'
import { withState, withStoryPadding } from '../../../../test/story-decorators'
import * as OverlayMenu from './overlay-menu'

/**
 * **Do.** Put all pages into it, also those of the header.
 *
 * **Don’t.** Do not nest menus. Two levels are two lists.
 *
 * **Related.** [Dialog](?path=/docs/ui-composites-dialog--docs) for a text or a form,
 * [Language menu](?path=/docs/ui-navigation-language-menu--docs) for a menu that opens in place.
 *
 * **Keyboard and screen readers.** Modal dialog; focus returns to the trigger; the page behind does not scroll.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Escape | closes |
 * | Tab, Shift + Tab | move inside the menu only |
 */
const meta = {
  tags: ['mobile menu', 'phone menu', 'side menu', 'drawer', 'hamburger'],
  component: OverlayMenu.Root,
  argTypes: { children: { table: { disable: true } } },
  // The menu is outside of the story's element.
  parameters: { pseudo: { rootSelector: 'body' }, chromatic: { modes: germanChromaticModes } },
  args: { open: false, onOpenChange: fn(), children: null },
  render: (args, context) => {
    const { menu, nav } = messagesFor(context)
    return (
      <OverlayMenu.Root {...args}>
        <OverlayMenu.Trigger aria-label={menu.open} style={{ display: 'inline-flex' }} />
        <OverlayMenu.Content title={menu.title} closeLabel={menu.close}>
          <OverlayMenu.Nav aria-label={menu.nav}>
            {nav.map((label, index) => (
              <OverlayMenu.Link
                key={label}
                href={`#${index}`}
                aria-current={index === 1 ? 'page' : undefined}
              >
                {label}
              </OverlayMenu.Link>
            ))}
          </OverlayMenu.Nav>
        </OverlayMenu.Content>
      </OverlayMenu.Root>
    )
  },
  globals: { viewport: { value: 'phone' } },
  decorators: [withState('open'), withStoryPadding()],
} satisfies Meta<typeof OverlayMenu.Root>
export default meta
type Story = StoryObj<typeof meta>

/** The panel slides in and takes focus, and the page no longer scrolls. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    const menu = await screen.findByRole('dialog')
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true))
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'))
    await waitFor(() => expect(menu.getAnimations()).toHaveLength(0))
  },
}

export const Closed: Story = {}

/** Escape closes the panel, and focus returns to the trigger. */
export const ClosedByEscape: Story = {
  tags: ['!dev', '!autodocs'],
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

/** The states below one another. */
export const States: Story = framesOf('closed', '40rem', { args: 'open:!true' }) as never
