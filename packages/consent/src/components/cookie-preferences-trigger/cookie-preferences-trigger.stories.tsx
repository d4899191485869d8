import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { StoryPage, type StoryPageProps } from '../../../test/story-page'
import { ConsentDialog, CookiePreferencesTrigger } from '../..'

/**
 * The button at the bottom of every page that opens the preferences.
 *
 * Slots: `consent-trigger`.
 */
const meta = {
  title: 'Components/Cookie preferences trigger (settings)',
  id: 'components-cookie-preferences-trigger',
  component: CookiePreferencesTrigger,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (_, { globals }) => (
    <StoryPage language={globals.language as StoryPageProps['language']} decision={{ analytics: true }}>
      <ConsentDialog />
    </StoryPage>
  ),
} satisfies Meta<typeof CookiePreferencesTrigger>

export default meta
type Story = StoryObj<typeof meta>

export const AtTheBottomOfThePage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie preferences' }))
    await expect(await canvas.findByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
  },
}
