import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Icon } from '../../foundations/icon/icon'
import { Button } from './button'

/**
 * **Do.** Use one `solid` button per view, for the main action.
 *
 * **Don’t.** Do not disable the button that sends a form: say what is missing after the press.
 *
 * **Keyboard and screen readers.** Button, native.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | presses the button; a link follows Enter only |
 */
const meta = {
  tags: ['CTA', 'primary button', 'pill button', 'submit', 'secondary', 'ghost', 'cancel'],
  component: Button,
  argTypes: {
    variant: choiceOf({ solid: undefined, outline: 'outline' }),
    size: choiceOf({ default: undefined, compact: 'compact' }),
    disabled: {
      description: 'Whether the button cannot be pressed.',
      control: 'boolean',
      mapping: { false: undefined },
      table: { type: { summary: 'boolean' }, defaultValue: { summary: 'false' } },
    },
  },
  args: { variant: 'solid', size: 'default', disabled: false, children: en.check },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The button for the main call to action of a page. */
export const Solid: Story = {
  args: { onClick: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    leaveAtRest()
  },
}

export const Outline: Story = { args: { variant: 'outline', children: en.toRestaurant } }

/** The button for the header. It is lower than the other buttons. */
export const Compact: Story = { args: { variant: 'outline', size: 'compact', children: en.reserve } }

export const Disabled: Story = { args: { disabled: true } }

/** A link that looks like a button, with an icon. */
export const AsAnchor: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#rooms">
        {en.viewMore}
        <Icon name="arrow-right" />
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#rooms')
  },
}

/** A long German word wraps instead of overflowing. */
export const LongWordAt320: Story = {
  globals: { language: 'de' },
  args: { children: 'Messewochenreservierungsanfrage für Gruppen absenden' },
  decorators: [withWidth320],
}

export const OnDark: Story = {
  globals: { scheme: 'night' },
  render: (args, context) => (
    <>
      <Button {...args} />
      <Button {...args} variant="outline">
        {messagesFor(context).toRestaurant}
      </Button>
    </>
  ),
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    variants: {
      Solid: {},
      Outline: { variant: 'outline' },
      'Solid, compact': { size: 'compact' },
      'Outline, compact': { variant: 'outline', size: 'compact' },
    },
    states: {
      Disabled: { disabled: true },
      'Long, in German': { children: 'Zimmer für die Messewochen verbindlich anfragen' },
    },
  }),
  // In one line, also in the narrow columns of the docs page.
  args: { children: en.reserve },
}
