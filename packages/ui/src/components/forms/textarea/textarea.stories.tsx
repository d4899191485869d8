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
import { Textarea } from './textarea'

type Args = ComponentProps<typeof Textarea> & Pick<FieldProps, 'label' | 'error'>

/**
 * **Do.** Use it where an answer has several sentences: a wish, an enquiry.
 *
 * **Don’t.** Do not use it without a `Field` or an `aria-label`, or for an answer of one line.
 *
 * **Keyboard and screen readers.** Native textarea.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter | begins a new line |
 */
const meta = {
  tags: ['text area', 'text box', 'multiline', 'message field', 'comment', 'form'],
  component: Textarea,
  argTypes: {
    rows: { control: { type: 'range', min: 1, max: 20 }, table: { defaultValue: { summary: '4' } } },
    ...textControlArgTypes,
  },
  args: { name: 'wishes', label: en.form.wishes },
  decorators: [withStoryPadding({ isColumn: true })],
  render: ({ label, error, ...args }) => (
    <Field label={label} error={error}>
      <Textarea {...args} />
    </Field>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const textarea = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await expect(textarea).toHaveFocus()
    await userEvent.keyboard('Quiet,{Enter}please.')
    await expect(textarea).toHaveValue('Quiet,\nplease.')
    await userEvent.clear(textarea)
    leaveAtRest()
  },
}

const filled = { defaultValue: en.form.wish }

export const Filled: Story = { args: filled }

export const ReadOnly: Story = { args: { ...filled, readOnly: true } }

export const Disabled: Story = { args: { ...filled, disabled: true } }

export const Invalid: Story = { args: { error: en.form.wishesMissing } }

export const OnDark: Story = { args: filled, globals: { scheme: 'night' } }

export const GermanAt320: Story = {
  args: { defaultValue: de.form.terms },
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: {
    Filled: filled,
    'Read only': { ...filled, readOnly: true },
    Disabled: { ...filled, disabled: true },
    Invalid: { error: en.form.wishesMissing },
    'Long, in German': { label: de.form.wishes, defaultValue: de.form.terms },
  },
})
