import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { textControlArgTypes } from '../../../../test/text-control-arg-types'
import { Field, type FieldProps } from '../field/field'
import { Input } from './input'

type Args = ComponentProps<typeof Input> & Pick<FieldProps, 'label' | 'error'>

/**
 * **Do.** Set `type`, `inputMode` and `autoComplete`: phones then show the right keys, and browsers fill the value in.
 *
 * **Don’t.** Do not use it without a `Field` or an `aria-label`.
 *
 * **Keyboard and screen readers.** Native input.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter | sends the form |
 */
const meta = {
  tags: ['text field', 'textbox', 'phone field', 'email field', 'tel', 'quantity', 'form'],
  component: Input,
  argTypes: {
    type: { control: 'select', options: ['text', 'email', 'tel', 'number', 'date', 'time', 'search'] },
    autoComplete: { control: 'select', options: ['name', 'email', 'tel', 'off'] },
    ...textControlArgTypes,
  },
  args: { type: 'text', name: 'name', autoComplete: 'name', label: en.form.name },
  decorators: [withStoryPadding({ isColumn: true })],
  render: ({ label, error, ...args }) => (
    <Field label={label} error={error}>
      <Input {...args} />
    </Field>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('Anna')
    await expect(input).toHaveValue('Anna')
    await userEvent.clear(input)
    leaveAtRest()
  },
}

export const Filled: Story = { args: { defaultValue: 'Anna Meridiani' } }

export const ReadOnly: Story = { args: { defaultValue: 'Anna Meridiani', readOnly: true } }

export const Disabled: Story = { args: { defaultValue: 'Anna Meridiani', disabled: true } }

const invalid = { type: 'email', label: en.form.email, error: en.form.emailMissing }

/** The field shows what is wrong below its line. */
export const Invalid: Story = { args: invalid }

export const OnDark: Story = {
  args: { type: 'date', name: 'day', defaultValue: '2099-01-16' },
  globals: { scheme: 'night' },
}

export const RightToLeft: Story = { ...Filled, globals: { language: 'he' } }

export const GermanAt320: Story = {
  args: { defaultValue: de.form.terms },
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: {
    Filled: { defaultValue: 'Anna Meridiani' },
    'Read only': { defaultValue: 'Anna Meridiani', readOnly: true },
    Disabled: { defaultValue: 'Anna Meridiani', disabled: true },
    Invalid: invalid,
    'Long, in German': {
      label: 'Rechnungsempfängerin oder Rechnungsempfänger',
      defaultValue: 'Anna-Katharina Freifrau von Hohenstein-Lichtenfels',
    },
  },
})
