import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, cloneElement, type ReactElement } from 'react'
import { expect, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Checkbox } from '../checkbox/checkbox'
import { Input } from '../input/input'
import { Select } from '../select/select'
import { Field } from './field'

type ControlProps = ComponentProps<'input'>

type Args = ComponentProps<typeof Field> & Pick<ControlProps, 'required' | 'disabled'>

const propOfControl = {
  description: 'A prop of the control.',
  control: 'boolean',
  mapping: { false: undefined },
  table: { category: 'Control' },
} as const

const controls = {
  Input: <Input type="email" name="email" autoComplete="email" />,
  Select: (
    <Select name="arrival">
      {en.form.arrivals.map((time) => (
        <option key={time}>{time}</option>
      ))}
    </Select>
  ),
  Checkbox: <Checkbox name="terms">{en.form.terms}</Checkbox>,
}

/**
 * **Do.** Say in `error` what to do: “Please enter your e-mail address.” Say in the label that a value is required.
 *
 * **Don’t.** Do not put a label into `placeholder`, which disappears.
 *
 * **Keyboard and screen readers.** The label names the control; hint and error describe it; an error that appears is
 * announced.
 */
const meta = {
  tags: ['form', 'form field', 'label', 'hint', 'helper text', 'error message', 'validation'],
  component: Field,
  parameters: { chromatic: { modes: germanChromaticModes } },
  argTypes: {
    children: choiceOf(controls),
    // Without a text there is neither hint nor error, and the code leaves out what is not set.
    hint: { control: 'text', mapping: { '': undefined } },
    error: { control: 'text', mapping: { '': undefined } },
    required: propOfControl,
    disabled: propOfControl,
  },
  args: {
    label: en.form.email,
    hint: '',
    error: '',
    children: 'Input' as unknown as Args['children'],
    required: false,
    disabled: false,
  },
  decorators: [withStoryPadding({ isColumn: true })],
  render: ({ required, disabled, label, children, ...args }) => (
    <Field label={children.type === Checkbox ? undefined : label} {...args}>
      {cloneElement(children as ReactElement<ControlProps>, { required, disabled })}
    </Field>
  ),
} satisfies Meta<Args>
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

export const Required: Story = { args: { label: en.form.emailRequired, required: true } }

export const Disabled: Story = {
  args: {
    children: <Input type="email" name="email" defaultValue="guest@example.com" />,
    disabled: true,
  },
}

export const OnDark: Story = {
  args: WithError.args as object,
  globals: { scheme: 'night' },
}

export const RightToLeft: Story = { args: WithError.args as object, globals: { language: 'he' } }

export const GermanAt320: Story = {
  args: WithError.args as object,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: {
    Disabled: { disabled: true },
    'With a hint': { hint: en.form.emailHint },
    Invalid: { hint: en.form.emailHint, error: en.form.emailMissing },
    'Long, in German': { label: 'E-Mail-Adresse für die Buchungsbestätigung', hint: en.form.emailHint },
  },
})
