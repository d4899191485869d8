import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { StoryPage, type StoryPageProps } from '../../../test/story-page'
import { ConsentDialog, ConsentReminder, de, it } from '../..'

/** Waits at the foot of the privacy policy, so that it can be read before deciding. */
const meta = {
  title: 'ConsentReminder',
  component: ConsentReminder,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: ({ words }) => (
    <StoryPage words={words} suspended>
      <ConsentDialog data-scheme="light" />
      <ConsentReminder data-scheme="light" />
    </StoryPage>
  ),
} satisfies Meta<ComponentProps<typeof ConsentReminder> & Pick<StoryPageProps, 'words'>>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull()
  },
}

export const Answered: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Decide now' }))
    const dialog = within(await canvas.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Reject all' }))
    await expect(canvas.queryByRole('button', { name: 'Decide now' })).toBeNull()
  },
}

export const Italian: Story = { args: { words: it } }

export const GermanAt320: Story = { args: { words: de }, globals: { viewport: { value: 'narrow' } } }
