import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { de } from '../../locales/de'
import { Stars } from './stars'

const meta = { component: Stars, args: { rating: 4.8 } } satisfies Meta<typeof Stars>
export default meta
type Story = StoryObj<typeof meta>

export const Fraction: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4.8 out of 5 stars' })).toBeVisible()
  },
}
export const One: Story = { args: { rating: 1 } }
export const All: Story = { args: { rating: 5 } }
export const German: Story = {
  args: { words: de },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '4,8 von 5 Sternen' })).toBeVisible()
  },
}
