import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../.storybook/story-decorators'
import * as Breadcrumb from './breadcrumb'

const meta = {
  title: 'Components/Navigation/Breadcrumb (trail)',
  id: 'components-navigation-breadcrumb',
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
