import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { languageOptions } from '../../../../test/language-options'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withState, withStoryPadding } from '../../../../test/story-decorators'
import type { LanguageOption } from '../../../lib/language-option'
import { LanguageMenu } from './language-menu'

/** The countries after which flags are named, of languages whose code is another one. */
const countries: Record<string, string> = { en: 'gb', he: 'il' }

const flag = ({ code }: LanguageOption) => ({
  src: pictureUrl(`flags/w20/${countries[code] ?? code}.png`),
  srcSet: `${pictureUrl(`flags/w40/${countries[code] ?? code}.png`)} 2x`,
})

const flagCode = "({ code }) => ({ src: '/' + code + '.png', srcSet: '/' + code + '-2x.png 2x' })"

/**
 * **Do.** Link to the same page in the other language.
 *
 * **Don’t.** Do not use the flag alone: it stands for a country.
 *
 * **Keyboard and screen readers.** Disclosure; each language is written in itself, with its `lang`.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter, Space | opens and closes |
 * | Escape | closes |
 */
const meta = {
  tags: ['flag', 'dropdown'],
  component: LanguageMenu,
  argTypes: { value: { control: 'inline-radio', options: ['en', 'it', 'de', 'he'] } },
  // Storybook prints functions without their code.
  parameters: { jsx: { functionValue: (value: unknown) => (value === flag ? flagCode : '() => {}') } },
  args: { label: en.languageLabel, languages: languageOptions, value: 'en', onValueChange: fn(), flag },
  decorators: [withState('value'), withStoryPadding()],
} satisfies Meta<typeof LanguageMenu>
export default meta
type Story = StoryObj<typeof meta>

/** The open menu shows its list of languages above the button. */
export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  decorators: (Story) => (
    <div style={{ paddingBlockStart: '11rem' }}>
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    await expect(canvas.getByRole('link', { name: 'Italiano' })).toBeVisible()
  },
}

export const Closed: Story = {}

/** The button shows the language of the page. */
export const RightToLeft: Story = {
  globals: { language: 'he' },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByText('עברית', { selector: 'summary span' })
    await expect(current).toBeVisible()
  },
}

/** The visitor's choice closes the menu, and the button shows the new language. */
export const LanguageChosen: Story = {
  tags: ['!dev', '!autodocs'],
  decorators: Open.decorators as never,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvasElement.querySelector('summary') as HTMLElement)
    await userEvent.click(canvas.getByRole('link', { name: 'Italiano' }))
    await expect(await canvas.findByText('Italiano', { selector: 'summary span' })).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Deutsch')).not.toBeVisible())
  },
}

/** Opens the menu inside an element. */
const openMenu = (element: Element | null) => {
  const menu = element?.querySelector('details')
  if (menu) menu.open = true
}

/** The states side by side, open. The names of languages are the same in every language. */
export const States: Story = {
  ...statesOf<Story>({
    states: {
      'Long, in German': {
        languages: languageOptions.map((language) =>
          language.code === 'de' ? { ...language, name: 'Deutsch in Leichter Sprache' } : language,
        ),
        value: 'de',
      },
    },
  }),
  decorators: (Story) => (
    <div ref={openMenu} style={{ paddingBlockStart: '13rem' }}>
      <Story />
    </div>
  ),
}
