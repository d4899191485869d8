import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import * as Tabs from './tabs'

interface Args extends ComponentProps<typeof Tabs.Root> {
  names: string[]
}

/**
 * **Do.** Use it for parts of equal weight, of which a guest needs one. Give the tabs names of one or two words.
 *
 * **Don’t.** Do not use it for pages, which are links, or for what everybody must read.
 *
 * **Related.** [Filter pills](?path=/docs/ui-navigation-filter-pills--docs) to choose what a list shows,
 * [Accordion](?path=/docs/ui-lists-accordion--docs) for texts of which several may be open.
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
  argTypes: {
    defaultValue: {
      description: 'The tab that is selected at first.',
      control: { type: 'inline-radio', labels: { 0: 'first', 1: 'second', 2: 'third' } },
      options: ['0', '1', '2'],
    },
    activationMode: {
      description: 'Whether the arrow keys select a tab, or only focus it.',
      ...choiceOf({ automatic: undefined, manual: 'manual' }),
    },
    dir: { description: 'The direction of the text.', control: false },
    names: { description: 'The children of each `Tabs.Trigger`.', table: { category: 'Trigger' } },
  },
  args: {
    defaultValue: '0',
    activationMode: 'automatic',
    names: en.tabs.items.map(({ title }) => title),
  },
  decorators: [withStoryPadding()],
  render: ({ names, ...args }, context) => {
    const { label, items } = messagesFor(context).tabs
    const tabs = names.map((name, index) => ({
      name,
      value: `${index}`,
      text: items[index % items.length]?.text,
    }))
    return (
      <Tabs.Root {...args}>
        <Tabs.List aria-label={label}>
          {tabs.map(({ name, value }) => (
            <Tabs.Trigger key={value} value={value}>
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {tabs.map(({ name, value, text }) => (
          <Tabs.Content key={value} value={value}>
            <Heading as="h2" size="h3">
              {name}
            </Heading>
            <Text>{text}</Text>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    )
  },
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** An arrow key selects the next tab and shows its panel. */
export const KeyboardNavigation: Story = {
  globals: { language: 'en' },
  tags: ['!dev', '!autodocs'],
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

export const OnDark: Story = { globals: { scheme: 'night' } }

/** The arrow keys follow the direction of the text. */
export const RightToLeft: Story = {
  globals: { language: 'he' },
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

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: { 'Long, in German': { names: ['Familienzimmer', 'Frühstücksrestaurant', 'Kräutergarten'] } },
})
