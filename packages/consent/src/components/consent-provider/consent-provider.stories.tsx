import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { linksTo, messagesFor, policyNames } from '../../../test/story-page'
import { ConsentDialog, ConsentProvider, ConsentReminder, CookiePreferencesTrigger } from '../..'
import { type ConsentStore, createConsentStore } from '../../core'
import { en } from '../../locales/en'

/**
 * The code on the docs page, written by hand. Storybook generates only the code of components, without the call of
 * `createConsentStore`.
 */
const code = `import { ConsentDialog, ConsentProvider, ConsentReminder, CookiePreferencesTrigger } from '@meridiana/consent'
import { createConsentStore } from '@meridiana/consent/core'
import { en } from '@meridiana/consent/locales/en'

const consent = createConsentStore()

export const PageWithConsent = () => (
  <ConsentProvider consent={consent} messages={en}>
    <CookiePreferencesTrigger />
    <ConsentReminder />
    <ConsentDialog policyLinks={<a href="/privacy">Privacy policy</a>} />
  </ConsentProvider>
)`

const withoutStorage = { getItem: () => null, setItem: () => {} }

/**
 * **Do.** Create the store with `createConsentStore` once, outside of components, and wrap the whole app.
 *
 * **Don’t.** Do not create a second store: the decision would exist twice.
 */
const meta = {
  tags: ['context'],
  component: ConsentProvider,
  args: { consent: {} as ConsentStore, messages: en, suspended: false },
  parameters: { docs: { story: { inline: false, height: '680px' }, source: { code } } },
  loaders: [() => ({ consent: createConsentStore({ storage: withoutStorage }) })],
  render: (args, { loaded, globals }) => (
    <ConsentProvider {...args} consent={loaded.consent}>
      <footer className="story-footer">
        <CookiePreferencesTrigger />
      </footer>
      <ConsentReminder />
      <ConsentDialog policyLinks={linksTo(policyNames[globals.language as keyof typeof policyNames])} />
    </ConsentProvider>
  ),
} satisfies Meta<typeof ConsentProvider>

export default meta
type Story = StoryObj<typeof meta>

/** On most pages the dialog asks for the decision at once. */
export const DialogOpen: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toBeVisible())
  },
}

/** With `suspended` the visitor can read the page, and the reminder asks for the decision. */
export const Suspended: Story = {
  args: { suspended: true },
  play: async ({ canvasElement, globals }) => {
    await within(canvasElement).findByRole('button', { name: messagesFor(globals).reminder.action })
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}
