import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Field } from '../field/field'
import { Checkbox } from './checkbox'

/**
 * **Do.** Write the label so that a tick means yes.
 *
 * **Don’t.** Do not tick it for the guest where the guest agrees to something.
 *
 * **Keyboard and screen readers.** Native checkbox.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Space | ticks and unticks |
 */
const meta = {
  tags: ['tick', 'tick box', 'check box', 'form'],
  component: Checkbox,
  argTypes: {
    defaultChecked: { control: 'boolean' },
    disabled: { control: 'boolean' },
    required: { control: 'boolean' },
  },
  args: { name: 'terms', children: en.form.terms },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Checkbox>
export default meta
type Story = StoryObj<typeof meta>

/** A press on the label ticks the box too. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const checkbox = within(canvasElement).getByRole('checkbox')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(checkbox).toBeChecked()
    await userEvent.click(within(canvasElement).getByText(/./))
    await expect(checkbox).not.toBeChecked()
    leaveAtRest()
  },
}

export const Checked: Story = { name: 'Ticked', args: { defaultChecked: true } }

/** The label is quiet, too. */
export const Disabled: Story = {
  args: { defaultChecked: true, disabled: true },
  play: async ({ canvas, canvasElement }) => {
    const { color } = getComputedStyle(canvas.getByText(/./))
    await expect(color).not.toBe(
      getComputedStyle(canvasElement.querySelector('.story-page') as Element).color,
    )
  },
}

/** A required tick, whose hint and error are those of its `Field`. */
export const WithError: Story = {
  args: { required: true },
  render: (args, context) => {
    const { termsHint, termsMissing } = messagesFor(context).form
    return (
      <Field hint={termsHint} error={termsMissing}>
        <Checkbox {...args} />
      </Field>
    )
  },
}

export const OnDark: Story = {
  globals: { scheme: 'night' },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <Checkbox {...args} defaultChecked />
    </>
  ),
}

export const RightToLeft: Story = { args: Checked.args, globals: { language: 'he' } }

export const GermanAt320: Story = {
  ...WithError,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  variants: { Unticked: {}, Ticked: { defaultChecked: true } },
  states: { Disabled: { disabled: true }, Invalid: { 'aria-invalid': true } },
})
