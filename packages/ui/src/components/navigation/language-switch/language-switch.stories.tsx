import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageOptions } from '../../../../.storybook/language-options'
import { messagesFor } from '../../../../.storybook/messages'
import { LanguageSwitch } from './language-switch'

function Switch({ label, initial }: { label: string; initial: string }) {
  const [value, setValue] = useState(initial)
  return (
    <LanguageSwitch aria-label={label} languages={languageOptions} value={value} onValueChange={setValue} />
  )
}

const meta = {
  title: 'Components/Navigation/Language switch (locale)',
  id: 'components-navigation-language-switch',
  component: LanguageSwitch,
  args: { languages: languageOptions, value: 'en' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

/** A choice underlines the language at once and animates the line for 500 ms. */
export const LanguageChosen: Story = {
  render: (_, context) => <Switch label={messagesFor(context).languageLabel} initial="en" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /Deutsch/ }))
    await expect(canvas.getByRole('link', { name: /Deutsch/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('list')).toHaveClass('ui-switching')
    await waitFor(() => expect(canvas.getByRole('list')).not.toHaveClass('ui-switching'), { timeout: 3000 })
  },
}

export const OnDark: Story = {
  render: (_, context) => (
    <div className="story-pad" data-scheme="night">
      <Switch label={messagesFor(context).languageLabel} initial="it" />
    </div>
  ),
}
