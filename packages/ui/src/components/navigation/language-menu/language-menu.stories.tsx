import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { languageOptions } from '../../../../.storybook/language-options'
import { messagesFor } from '../../../../.storybook/messages'
import { LanguageMenu } from './language-menu'

const countries: Record<string, string> = { en: 'gb', it: 'it', de: 'de' }
const flag = ({ code }: { code: string }) => ({
  src: `/flags/w20/${countries[code]}.png`,
  srcSet: `/flags/w40/${countries[code]}.png 2x`,
})

function Menu({ label }: { label: string }) {
  const [value, setValue] = useState('en')
  return (
    <LanguageMenu
      label={label}
      languages={languageOptions}
      value={value}
      onValueChange={setValue}
      flag={flag}
    />
  )
}

const meta = {
  title: 'Components/Navigation/Language menu (dropdown)',
  id: 'components-navigation-language-menu',
  component: LanguageMenu,
  args: { label: '', languages: languageOptions, value: 'en' },
  decorators: [
    (Story) => (
      <div className="story-pad" data-scheme="night" style={{ paddingTop: '14rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = { render: (_, context) => <Menu label={messagesFor(context).languageLabel} /> }

/** The open menu shows its list of languages above the button. */
export const Open: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('English', { selector: 'summary span' }))
    await expect(canvas.getByRole('link', { name: 'Italiano' })).toBeVisible()
  },
}

/** The visitor's choice closes the menu, and the button shows the new language. */
export const LanguageChosen: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByText('English', { selector: 'summary span' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Italiano' }))
    await expect(canvas.getByText('Italiano', { selector: 'summary span' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Deutsch')).not.toBeVisible())
  },
}
