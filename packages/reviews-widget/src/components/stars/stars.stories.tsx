import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { en } from '../../locales/en'
import { Stars } from './stars'

/**
 * **Do.** Use it beside the number.
 *
 * **Don’t.** Do not use it as an input.
 *
 * **Keyboard and screen readers.** Image with a name, “4.8 out of 5 stars”.
 */
const meta = {
  tags: ['rating'],
  component: Stars,
  args: { messages: en, rating: 4.8 },
} satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const FractionOfAStar: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: /4[.,]8/ })).toBeVisible()
  },
}
export const One: Story = { args: { rating: 1 } }
export const Five: Story = { args: { rating: 5 } }
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4,8 von 5 Sternen' })).toBeVisible()
  },
}
