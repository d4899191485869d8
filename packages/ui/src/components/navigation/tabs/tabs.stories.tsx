import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import * as Tabs from './tabs'

/**
 * **Do.** Use it for parts of equal weight, of which a guest needs one. Give the tabs names of one or two words.
 *
 * **Don’t.** Do not use it for pages, which are links, or for what everybody must read.
 *
 * **Keyboard and screen readers.** Tabs.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Left, Right | select the tab before or after; wrap |
 * | Home, End | select the first or the last tab |
 * | Tab | from the tabs to the panel |
 */
const meta = {
  tags: ['tab list', 'tab panel', 'segmented control'],
  component: Tabs.Root,
  parameters: { chromatic: { modes: germanChromaticModes } },
  args: { defaultValue: '0' },
  decorators: [withStoryPadding()],
  render: (args, context) => {
    const { label, items } = messagesFor(context).tabs
    return (
      <Tabs.Root {...args}>
        <Tabs.List aria-label={label}>
          {items.map(({ title }, index) => (
            <Tabs.Trigger key={title} value={`${index}`}>
              {title}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {items.map(({ title, text }, index) => (
          <Tabs.Content key={title} value={`${index}`}>
            <Heading as="h2" size="h3">
              {title}
            </Heading>
            <Text>{text}</Text>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    )
  },
} satisfies Meta<typeof Tabs.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An arrow key selects the next tab and shows its panel. */
export const KeyboardNavigation: Story = {
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await expect(within(canvasElement).getByRole('tabpanel')).toHaveAccessibleName(second?.textContent ?? '')
  },
}

export const OnDark: Story = { decorators: [withStoryPadding({ scheme: 'night' })] }

/** The arrow keys follow the direction of the text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(second).toHaveFocus())
  },
}

export const GermanAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}
