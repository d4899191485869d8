import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { StoryMark, StoryPage, type StoryPageProps } from '../../../test/story-page'
import { ConsentDialog, de, it } from '../..'

interface Args extends Pick<StoryPageProps, 'decision' | 'globalPrivacyControl' | 'words'> {
  mark?: boolean
  scheme?: 'light' | 'dark'
  className?: string
}

const links = {
  en: ['Privacy policy', 'Cookie policy'],
  it: ['Privacy policy', 'Cookie policy'],
  de: ['Datenschutzerklärung', 'Cookie-Richtlinie'],
}

/**
 * Asks for a decision, and lists the categories. A modal `<dialog>`: the page behind is covered, inert and does
 * not scroll. Accept and reject come from one list and one variant, so neither can be made to stand out.
 */
const meta = {
  title: 'ConsentDialog',
  component: ConsentDialog,
  args: { scheme: 'light', mark: true },
  // Each story in a frame of its own: a modal dialog would cover the page that documents it.
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  render: ({ mark, scheme, className, words, ...guest }) => {
    const [privacy, cookies] = links[words === it ? 'it' : words === de ? 'de' : 'en']
    return (
      <StoryPage words={words} {...guest}>
        <ConsentDialog
          lang={words === it ? 'it' : words === de ? 'de' : 'en'}
          className={className}
          data-scheme={scheme}
          mark={mark && <StoryMark />}
          policyLinks={
            <>
              <a href="#privacy-policy">{privacy}</a>
              <a href="#cookie-policy">{cookies}</a>
            </>
          }
        />
      </StoryPage>
    )
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const dialogIn = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog')

const openSettings: Story['play'] = async ({ canvasElement }) => {
  const dialog = await dialogIn(canvasElement)
  const settings = within(dialog).getByRole('button', { name: /settings|impostazioni|einstellungen/i })
  await userEvent.click(settings)
  await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(4)
}

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Story
const desktop = { globals: { viewport: { value: 'desktop' } } } satisfies Story
const narrow = { globals: { viewport: { value: 'narrow' } } } satisfies Story
const zoomed = { globals: { viewport: { value: 'zoomed' } } } satisfies Story

export const Main: Story = { ...desktop }

export const Preferences: Story = {
  ...desktop,
  play: async (context) => {
    await openSettings(context)
    const boxes = within(await dialogIn(context.canvasElement)).getAllByRole('checkbox')
    // What is necessary is on and fixed; no other box is ticked before a guest ticks it.
    await expect(boxes[0]).toBeChecked()
    await expect(boxes[0]).toBeDisabled()
    for (const box of boxes.slice(1)) await expect(box).not.toBeChecked()
  },
}

export const MainOnPhone: Story = { ...phone }

export const PreferencesOnPhone: Story = { ...phone, play: openSettings }

/** An earlier decision, opened again from the foot of the page: the boxes show what holds. */
export const Reopened: Story = {
  args: { decision: { preferences: true, analytics: true } },
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Cookie preferences' })
    await userEvent.click(trigger)
    const dialog = await dialogIn(canvasElement)
    await expect(within(dialog).getByRole('checkbox', { name: 'Analytics' })).toBeChecked()
    await expect(within(dialog).getByRole('checkbox', { name: 'Marketing' })).not.toBeChecked()
  },
}

/** The browser sends Global Privacy Control: the dialog says that it is heard. */
export const GlobalPrivacyControl: Story = { args: { globalPrivacyControl: true } }

export const MainItalian: Story = { args: { words: it } }

export const PreferencesItalian: Story = { args: { words: it }, play: openSettings }

export const MainGerman: Story = { args: { words: de } }

export const PreferencesGerman: Story = { args: { words: de }, play: openSettings }

export const MainDark: Story = { args: { scheme: 'dark' } }

export const PreferencesDark: Story = { args: { scheme: 'dark' }, play: openSettings }

/** Without `data-scheme` the colours follow the system. */
export const SystemScheme: Story = { args: { scheme: undefined } }

export const WithoutMark: Story = { args: { mark: false } }

/** German, the longest words, in the narrowest window: nothing is cut, everything is in reach. */
export const MainAt320: Story = {
  ...narrow,
  args: { words: de, globalPrivacyControl: true },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const PreferencesAt320: Story = { ...narrow, args: { words: de }, play: openSettings }

/** What 400 % zoom leaves of a laptop's window: the dialog scrolls inside, and can be answered. */
export const MainAt400PercentZoom: Story = {
  ...zoomed,
  args: { words: de, globalPrivacyControl: true },
  play: async ({ canvasElement }) => {
    const dialog = await dialogIn(canvasElement)
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alle ablehnen' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

export const PreferencesAt400PercentZoom: Story = {
  ...zoomed,
  args: { words: de },
  play: async (context) => {
    await openSettings(context)
    // Read from the top, wherever the button for it was.
    await expect((await dialogIn(context.canvasElement)).scrollTop).toBe(0)
  },
}

/** Another house: its colours, its letters, its corners, and no line of our styles overridden. */
export const MainInAnotherPropertysColours: Story = { args: { className: 'another-property', mark: false } }

export const PreferencesInAnotherPropertysColours: Story = {
  args: { className: 'another-property', mark: false },
  play: openSettings,
}
