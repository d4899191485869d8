import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { messagesFor } from '../../../../.storybook/messages'
import { Icon } from '../../foundations/icon/icon'
import { Button } from './button'

const meta = {
  title: 'Components/Actions/Button (CTA)',
  id: 'components-actions-button',
  component: Button,
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

/** The button for the main call to action of a page. */
export const Solid: Story = {
  args: { onClick: fn() },
  render: (args, context) => <Button {...args}>{messagesFor(context).check}</Button>,
  play: async ({ canvasElement, args }) => {
    await userEvent.tab()
    const button = within(canvasElement).getByRole('button')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Outline: Story = {
  args: { variant: 'outline' },
  render: (args, context) => <Button {...args}>{messagesFor(context).toRestaurant}</Button>,
}

/** The button for the header, which is less high than the others. */
export const Compact: Story = {
  args: { variant: 'outline', size: 'compact' },
  render: (args, context) => <Button {...args}>{messagesFor(context).reserve}</Button>,
}

export const Disabled: Story = {
  render: (args, context) => (
    <Button {...args} disabled>
      {messagesFor(context).check}
    </Button>
  ),
}

/** A link that looks like a button, with an icon. */
export const AsLink: Story = {
  render: (args, context) => (
    <Button {...args} asChild>
      <a href="#rooms">
        {messagesFor(context).viewMore}
        <Icon name="arrow-right" />
      </a>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#rooms')
  },
}

/** A long German word wraps instead of overflowing. */
export const LongWordAt320: Story = {
  globals: { language: 'de' },
  render: (args) => (
    <div className="story-narrow">
      <Button {...args}>Messewochenreservierungsanfrage für Gruppen absenden</Button>
    </div>
  ),
}

export const OnDark: Story = {
  render: (args, context) => (
    <div className="story-pad" data-scheme="night">
      <Button {...args}>{messagesFor(context).check}</Button>
      <Button {...args} variant="outline">
        {messagesFor(context).toRestaurant}
      </Button>
    </div>
  ),
}
