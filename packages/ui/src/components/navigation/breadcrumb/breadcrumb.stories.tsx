import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import * as Breadcrumb from './breadcrumb'

interface Args extends ComponentProps<typeof Breadcrumb.Root> {
  trail: string[]
}

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
  argTypes: { trail: { description: 'The children of the links and of the page.' } },
  args: { 'aria-label': en.breadcrumb.label, trail: en.breadcrumb.trail },
  decorators: [withStoryPadding()],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** Each parent page is a link. The current page is the last item and is not a link. */
export const ThreeLevels: Story = {
  render: ({ trail, ...args }) => (
    <Breadcrumb.Root {...args}>
      {trail.slice(0, -1).map((name) => (
        <Breadcrumb.Link key={name} href={`#${name}`}>
          {name}
        </Breadcrumb.Link>
      ))}
      <Breadcrumb.Page>{trail.at(-1)}</Breadcrumb.Page>
    </Breadcrumb.Root>
  ),
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    for (const link of links) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    leaveAtRest()
  },
}

export const GermanAt320: Story = {
  ...ThreeLevels,
  globals: { language: 'de' },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    states: {
      'Long, in German': {
        trail: ['Startseite', 'Ausflugsempfehlungen', 'Sieben Fahrradrundwege ab Haustür'],
      },
    },
  }),
  render: ThreeLevels.render as never,
}
