import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Input } from '../input/input'
import { Field } from './field'

/**
 * **Do.** Say in `error` what to do: “Please enter your e-mail address.” Say in the label that a value is required.
 *
 * **Don’t.** Do not put a label into `placeholder`, which disappears.
 *
 * **Keyboard and screen readers.** The label names the control; hint and error describe it; an error that appears is
 * announced.
 */
const meta = {
  tags: ['form', 'form field', 'label', 'validation'],
  component: Field,
  parameters: { chromatic: { modes: germanChromaticModes } },
  args: { label: en.form.email, children: <Input type="email" name="email" autoComplete="email" /> },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithHint: Story = { args: { hint: en.form.emailHint } }

/** The error follows the hint. Both describe the control. */
export const WithError: Story = {
  args: { hint: en.form.emailHint, error: en.form.emailMissing },
  play: async ({ canvasElement, globals }) => {
    const input = within(canvasElement).getByRole('textbox')
    const { emailHint, emailMissing } = messagesFor({ globals }).form
    await expect(input).toHaveAccessibleDescription(`${emailHint} ${emailMissing}`)
    await expect(input).toBeInvalid()
  },
}

export const Required: Story = {
  args: {
    label: en.form.emailRequired,
    children: <Input type="email" name="email" autoComplete="email" required />,
  },
}

export const Disabled: Story = {
  args: { children: <Input type="email" name="email" defaultValue="guest@example.com" disabled /> },
}

export const OnDark: Story = {
  args: WithError.args as object,
  decorators: [withStoryPadding({ scheme: 'night' })],
}

export const RightToLeft: Story = { args: WithError.args as object, globals: { direction: 'rtl' } }

export const GermanAt320: Story = {
  args: WithError.args as object,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}
