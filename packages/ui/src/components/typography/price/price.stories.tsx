import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { choiceOf } from '../../../../test/choice-of'
import type { StoryLanguage } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { Price, type PriceProps } from './price'

const locales: Record<StoryLanguage, string> = { en: 'en-GB', it: 'it', de: 'de', he: 'he' }

/**
 * **Do.** Say what a price is for, in `message`: “from {price} a night”.
 *
 * **Don’t.** Do not use it inside a running text, where a translation puts the price.
 */
const meta = {
  tags: ['price tag', 'room rate', 'money', 'currency', 'rate', 'amount'],
  component: Price,
  argTypes: {
    amount: { type: 'number', control: { type: 'range', min: 0, max: 500, step: 0.5 } },
    currency: { control: 'inline-radio', options: ['EUR', 'CHF', 'GBP', 'JPY'] },
    message: { control: 'text', mapping: { '': undefined } },
    locale: choiceOf({
      'as in the toolbar': undefined,
      'en-GB': 'en-GB',
      it: 'it',
      de: 'de',
      'de-CH': 'de-CH',
    }),
  },
  args: { amount: 115, currency: 'EUR', locale: 'as in the toolbar', message: '' },
  decorators: [withStoryPadding()],
  render: (args, { globals }) => (
    <Price
      {...({ ...args, locale: args.locale ?? locales[globals.language as StoryLanguage] } as PriceProps)}
    />
  ),
} satisfies Meta<ComponentProps<typeof Price>>
export default meta
type Story = StoryObj<typeof meta>

/** The locale decides where the sign of the currency is. */
export const Default: Story = {}

export const WithCents: Story = { args: { amount: 1.5 } }

/** The lowest price, with the words around it. */
export const From: Story = { args: { message: en.price.from } }

/** A price that is written already, such as one from the server. */
export const Text: Story = {
  argTypes: { amount: { type: 'string', control: 'text' } },
  args: { amount: en.price.text, message: en.price.from } as object,
}

export const OnDark: Story = { ...From, globals: { scheme: 'night' } }

export const RightToLeft: Story = { ...From, globals: { language: 'he' } }

export const GermanAt320: Story = {
  ...From,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  decorators: [withWidth320],
}
