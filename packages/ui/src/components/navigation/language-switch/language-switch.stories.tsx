import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { languageOptions } from '../../../../test/language-options'
import { en } from '../../../../test/messages/en'
import { withState, withStoryPadding } from '../../../../test/story-decorators'
import { LanguageSwitch } from './language-switch'

/**
 * **Do.** Use it in the menu and in the footer, where all languages have room.
 *
 * **Don’t.** Do not translate the names of the languages.
 *
 * **Keyboard and screen readers.** Links; works without JavaScript.
 */
const meta = {
  tags: ['locale', 'i18n'],
  component: LanguageSwitch,
  argTypes: { value: { control: 'inline-radio', options: ['en', 'it', 'de', 'he'] } },
  args: {
    'aria-label': en.languageLabel,
    languages: languageOptions,
    value: 'en',
    onValueChange: fn(),
  },
  decorators: [withState('value'), withStoryPadding()],
} satisfies Meta<typeof LanguageSwitch>
export default meta
type Story = StoryObj<typeof meta>

/** A choice underlines the chosen language at once and animates the underline for 500 ms. */
export const LanguageChosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('link', { name: /Deutsch/ }))
    await expect(canvas.getByRole('link', { name: /Deutsch/ })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('list')).toHaveClass('ui-switching')
    await waitFor(() => expect(canvas.getByRole('list')).not.toHaveClass('ui-switching'), { timeout: 3000 })
  },
}

/** The language of the page is the current one. */
export const RightToLeft: Story = {
  globals: { language: 'he' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByRole('link', { current: true })
    await expect(current).toHaveTextContent('עברית')
  },
}

export const OnDark: Story = { args: { value: 'it' }, globals: { scheme: 'night' } }

/** The states side by side. The names of languages are the same in every language. */
export const States: Story = statesOf<Story>({ states: { 'Long, in German': undefined } })
