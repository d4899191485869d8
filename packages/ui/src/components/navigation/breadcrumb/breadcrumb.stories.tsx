import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as Breadcrumb from './breadcrumb'

/**
 * **Do.** Use it from the third level on.
 *
 * **Don’t.** Do not use it beside a `BackLink` that leads to the same page.
 *
 * **Keyboard and screen readers.** Breadcrumb; the current page is the last entry and not a link.
 */
const meta = {
  tags: ['trail'],
  component: Breadcrumb.Root,
  args: { 'aria-label': en.breadcrumb.label },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Breadcrumb.Root>
export default meta
type Story = StoryObj<typeof meta>

/** Each parent page is a link. The current page is the last item and is not a link. */
export const ThreeLevels: Story = {
  render: (args, context) => {
    const { trail } = messagesFor(context).breadcrumb
    return (
      <Breadcrumb.Root {...args}>
        {trail.slice(0, -1).map((name) => (
          <Breadcrumb.Link key={name} href={`#${name}`}>
            {name}
          </Breadcrumb.Link>
        ))}
        <Breadcrumb.Page>{trail.at(-1)}</Breadcrumb.Page>
      </Breadcrumb.Root>
    )
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}

export const GermanAt320: Story = {
  ...ThreeLevels,
  globals: { language: 'de' },
  decorators: [withWidth320],
}
