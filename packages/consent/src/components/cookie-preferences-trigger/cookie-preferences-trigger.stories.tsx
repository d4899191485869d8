import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../stories/states.tsx'
import { messagesFor, withStoryPage } from '../../../test/story-page'
import { ConsentDialog, CookiePreferencesTrigger } from '../..'

/**
 * **Do.** Put it at the foot of every page: withdrawing must be as easy as agreeing.
 *
 * **Don’t.** Do not hide it in a menu.
 *
 * **Keyboard and screen readers.** Button that opens a dialog.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | opens the preferences |
 */
const meta = {
  tags: ['settings'],
  component: CookiePreferencesTrigger,
  argTypes: { children: { description: 'Another text.', control: 'text' } },
  parameters: {
    docs: { story: { inline: false, height: '810px' } },
    page: { decision: { analytics: true }, hasTrigger: false },
  },
  decorators: [
    (Story) => (
      <>
        <footer className="story-footer">
          <Story />
        </footer>
        <ConsentDialog />
      </>
    ),
    withStoryPage,
  ],
} satisfies Meta<typeof CookiePreferencesTrigger>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheBottomOfThePage: Story = {}

/** A press of the button opens the preferences. */
export const PreferencesOpen: Story = {
  play: async ({ canvasElement, globals }) => {
    const { preferences, trigger } = messagesFor(globals)
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: trigger }))
    await waitFor(() => expect(canvas.getByRole('dialog', { name: `${preferences.title}` })).toBeVisible())
  },
}

/** The states side by side. */
export const States: Story = statesOf<Story>()
