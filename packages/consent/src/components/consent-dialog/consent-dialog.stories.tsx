import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { framesOf } from '../../../../../stories/states.tsx'
import { storyLogo } from '../../../../../stories/story-logo.tsx'
import { linksTo, messagesFor, policyNames, withStoryPage } from '../../../test/story-page'
import { ConsentDialog, type ConsentDialogProps } from '../..'
import type { ConsentDialogMode } from '../../core'
import { en } from '../../locales/en'

/** The dialog with what its provider decides, so that these have controls as well. */
interface StoryArgs extends Omit<ConsentDialogProps, 'policyLinks'> {
  /** The names of the links. */
  policyLinks: string[]
  mode: ConsentDialogMode
  messages: typeof en
  globalPrivacyControl: boolean
}

/**
 * **Do.** Render it once, at the end of the page, with links to both policies.
 *
 * **Don’t.** Do not restyle one of the two answers: accept and reject must look the same.
 *
 * **Keyboard and screen readers.** Modal dialog, native `<dialog>`; focus goes to the dialog itself, so that Enter
 * makes no decision by accident, and returns to the button that opened the dialog or the preferences.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab, Shift + Tab | move inside the dialog only |
 * | Space | changes a category; presses a button |
 * | Escape | nothing in the question; in the preferences, back to the question, or closes after a decision |
 */
const meta = {
  tags: ['cookie banner', 'GDPR', 'modal'],
  component: ConsentDialog,
  args: {
    mode: 'main',
    globalPrivacyControl: false,
    messages: en,
    logo: storyLogo,
    policyLinks: policyNames.en,
  },
  argTypes: {
    policyLinks: { control: 'object' },
    mode: {
      description: 'What the dialog shows: the question, or the categories. The provider decides it.',
      options: ['main', 'preferences'],
      control: 'inline-radio',
    },
    globalPrivacyControl: {
      description: 'Whether the browser sends the signal Global Privacy Control.',
      table: { type: { summary: 'boolean' } },
    },
    messages: {
      description: 'The texts, a prop of `ConsentProvider`.',
      table: { type: { summary: 'ConsentMessages' } },
    },
  },
  render: ({ mode, messages, globalPrivacyControl, policyLinks, ...args }) => (
    <ConsentDialog {...args} policyLinks={linksTo(policyLinks)} />
  ),
  // Each story has its own iframe, because on a shared docs page the modal dialog would cover everything.
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  decorators: [withStoryPage],
} satisfies Meta<StoryArgs>

export default meta
type Story = StoryObj<typeof meta>

const findDialog = (canvasElement: HTMLElement) => within(canvasElement).findByRole('dialog')

const openSettings: Story['play'] = async ({ canvasElement, globals }) => {
  const dialog = await findDialog(canvasElement)
  const { settings } = messagesFor(globals).main
  await userEvent.click(within(dialog).getByRole('button', { name: settings }))
  await expect(within(dialog).getAllByRole('checkbox')).toHaveLength(4)
}

const viewport = (value: 'phone' | 'narrow' | 'zoomed') => ({ viewport: { value } })
const italian = { language: 'it' }
const german = { language: 'de' }
const dark = { scheme: 'dark' }
const anotherHotel = { theme: 'another-hotel' }
const preferences = { mode: 'preferences' } as const

export const MainMode: Story = {}

export const PreferencesMode: Story = {
  play: async (context) => {
    await openSettings(context)
    const boxes = within(await findDialog(context.canvasElement)).getAllByRole('checkbox')
    await expect(boxes[0]).toBeChecked()
    await expect(boxes[0]).toBeDisabled()
    for (const box of boxes.slice(1)) await expect(box).not.toBeChecked()
  },
}

export const MainModeOnPhone: Story = { globals: viewport('phone') }

export const PreferencesModeOnPhone: Story = { globals: viewport('phone'), args: preferences }

/** A visitor who has decided opens the preferences. The checkboxes show the decision. */
export const ReopenedAfterDecision: Story = {
  args: { mode: undefined },
  parameters: { page: { decision: { preferences: true, analytics: true } } },
  play: async ({ canvasElement, globals }) => {
    const { trigger, categories } = messagesFor(globals)
    await userEvent.click(within(canvasElement).getByRole('button', { name: trigger }))
    const box = (name: string) => within(canvasElement).getByRole('checkbox', { name })
    await expect(box(categories.analytics.title)).toBeChecked()
    await expect(box(categories.marketing.title)).not.toBeChecked()
  },
}

/** If the browser sends the signal Global Privacy Control, the dialog says that the site honours it. */
export const GlobalPrivacyControl: Story = { args: { globalPrivacyControl: true } }

export const MainModeInItalian: Story = { globals: italian }

export const PreferencesModeInItalian: Story = { globals: italian, args: preferences }

export const MainModeInGerman: Story = { globals: german }

export const PreferencesModeInGerman: Story = { globals: german, args: preferences }

export const MainModeDark: Story = { globals: dark }

export const PreferencesModeDark: Story = { globals: dark, args: preferences }

/** With an unknown `data-scheme` the dialog is light. */
export const UnknownColorScheme: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { scheme: 'system' },
}

export const WithoutLogo: Story = { args: { logo: undefined } }

/** The longest messages, the German ones, fit into the narrowest window. */
export const MainModeInGermanAt320: Story = {
  globals: { ...viewport('narrow'), ...german },
  args: { globalPrivacyControl: true },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement)
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const PreferencesModeInGermanAt320: Story = {
  globals: { ...viewport('narrow'), ...german },
  args: preferences,
}

/** In a laptop's window at 400 % zoom the dialog scrolls, and every button can be reached. */
export const MainModeAt400PercentZoom: Story = {
  globals: { ...viewport('zoomed'), ...german },
  args: { globalPrivacyControl: true },
  play: async ({ canvasElement }) => {
    const dialog = await findDialog(canvasElement)
    await expect(dialog.getBoundingClientRect().height).toBeLessThan(window.innerHeight)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Alle ablehnen' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

export const PreferencesModeAt400PercentZoom: Story = {
  globals: { ...viewport('zoomed'), ...german },
  play: async (context) => {
    await openSettings(context)
    // The settings button is at the bottom of the dialog. After a click on it the dialog shows the preferences from
    // their top.
    await expect((await findDialog(context.canvasElement)).scrollTop).toBe(0)
  },
}

/** Colours, fonts and radius of another site, set only through `--meridiana-…` variables. */
export const MainModeInAnotherHotel: Story = { globals: anotherHotel }

export const MainModeDarkInAnotherHotel: Story = {
  globals: { ...anotherHotel, ...dark },
}

export const PreferencesModeInAnotherHotel: Story = {
  globals: anotherHotel,
  args: preferences,
}

const frames = framesOf('main-mode', '40rem')

/** The states below one another. */
export const States: Story = {
  ...(frames as object),
  parameters: { ...frames.parameters, page: { hasTrigger: false } },
}
