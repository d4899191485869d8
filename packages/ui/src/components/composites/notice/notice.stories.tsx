import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { en } from '../../../../.storybook/messages/en'
import { Notice } from './notice'

const meta = {
  title: 'Components/Composites/Notice (toast, snackbar, status)',
  id: 'components-composites-notice',
  component: Notice,
  args: { children: en.notice },
} satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const WithCloseButton: Story = {
  args: { closeLabel: en.dialog.close, onClose: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutCloseButton: Story = {}

export const GermanAt320: Story = {
  args: { closeLabel: en.dialog.close, onClose: fn() },
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
