import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { SkipLink } from './skip-link'

const meta = {
  title: 'Components/Navigation/Skip link (skip to content)',
  id: 'components-navigation-skip-link',
  component: SkipLink,
  args: { href: '#main', children: en.skip },
  decorators: [
    (Story, context) => (
      <>
        <Story />
        <main id="main" className="story-pad">
          {messagesFor(context).where.text}
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta

/** The first press of Tab on a page shows the skip link. */
export const Focused: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}
