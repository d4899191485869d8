import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../../../../../stories/states.tsx'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { BackLink } from './back-link'

/**
 * **Do.** Lead to the list that the page belongs to.
 *
 * **Don’t.** Do not call `history.back()`: the visitor may have come from a search engine.
 */
const meta = {
  component: BackLink,
  args: { href: '#rooms', children: en.allRooms },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof BackLink>
export default meta
type Story = StoryObj<typeof meta>

export const ToRoomList: Story = {}

/** In a dark scheme the link has the accent colour of that scheme. */
export const OnDark: Story = { globals: { scheme: 'night' } }

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: { 'Long, in German': { children: 'Alle Zimmer und Familienappartements' } },
})
