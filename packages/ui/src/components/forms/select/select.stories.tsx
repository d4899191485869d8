import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Field } from '../field/field'
import { Select } from './select'

/**
 * **Do.** Use it for four choices and more, in an order that a guest expects.
 *
 * **Don’t.** Do not use it for two choices. Show those at once: `FilterPills`, or a `Checkbox`.
 *
 * **Related.** [Filter pills](?path=/docs/ui-navigation-filter-pills--docs) to choose what a list shows,
 * [Tabs](?path=/docs/ui-navigation-tabs--docs) to choose one of several texts.
 *
 * **Keyboard and screen readers.** Native select.
 *
 * | Key | Effect |
 * | --- | --- |
 * | the browser’s own | choose an option |
 */
const meta = {
  tags: ['dropdown', 'quantity', 'combo box', 'combobox', 'listbox', 'form'],
  component: Select,
  argTypes: { disabled: { control: 'boolean' }, required: { control: 'boolean' } },
  args: { name: 'arrival' },
  decorators: [withStoryPadding({ isColumn: true })],
  render: (args, context) => {
    const { arrival, arrivals } = messagesFor(context).form
    return (
      <Field label={arrival}>
        <Select {...args}>
          {arrivals.map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
      </Field>
    )
  },
} satisfies Meta<typeof Select>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole<HTMLSelectElement>('combobox')
    await userEvent.selectOptions(select, select.options[1] as HTMLOptionElement)
    await expect(select.selectedIndex).toBe(1)
    await userEvent.selectOptions(select, select.options[0] as HTMLOptionElement)
    leaveAtRest()
  },
}

export const Disabled: Story = { args: { disabled: true } }

/** A required choice without a value at first, whose hint and error are those of its `Field`. */
export const WithError: Story = {
  args: { required: true },
  render: (args, context) => {
    const { arrival, arrivals, arrivalHint, arrivalMissing } = messagesFor(context).form
    return (
      <Field label={arrival} hint={arrivalHint} error={arrivalMissing}>
        <Select {...args}>
          {['', ...arrivals].map((time) => (
            <option key={time}>{time}</option>
          ))}
        </Select>
      </Field>
    )
  },
}

export const OnDark: Story = { ...WithError, globals: { scheme: 'night' } }

export const RightToLeft: Story = { ...WithError, globals: { language: 'he' } }

export const GermanAt320: Story = {
  ...WithError,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: { Disabled: { disabled: true }, Invalid: { 'aria-invalid': true } },
})
