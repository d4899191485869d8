import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../../../../../stories/states.tsx'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Icon } from '../../foundations/icon/icon'
import { TextLink } from './text-link'

/**
 * **Do.** Name the page that it opens.
 *
 * **Don’t.** Do not use it for an action. That is a `Button`.
 *
 * **Keyboard and screen readers.** Link, native.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter | follows the link |
 */
const meta = {
  tags: ['anchor', 'hyperlink'],
  component: TextLink,
  args: { href: '#calendar', children: en.calendar },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof TextLink>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}

export const WithIcon: Story = {
  args: {
    href: '#fair',
    children: (
      <>
        {en.discover}
        <Icon name="arrow-right" />
      </>
    ),
  },
}

export const OnDark: Story = {
  args: { href: '#rooms', children: en.viewAll },
  globals: { scheme: 'dark' },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: { 'Long, in German': { children: 'Zum Kalender aller Fachmessen in Vicenza und Umgebung' } },
})
