import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from './avatar'

const photo =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="%23c9a97a"/><circle cx="20" cy="16" r="7" fill="%235a3d28"/><path d="M6 40a14 14 0 0 1 28 0" fill="%235a3d28"/></svg>'
const reviewer = { displayName: 'Anna Kessler', isAnonymous: false }

/**
 * **Do.** Pass the reviewer as the service delivers it: initials replace a photo that is missing.
 *
 * **Don’t.** Do not use it for staff.
 *
 * **Keyboard and screen readers.** Picture without a name of its own: the name is beside it.
 */
const meta = {
  tags: ['photo', 'initials'],
  component: Avatar,
  args: { reviewer },
} satisfies Meta<typeof Avatar>
export default meta
type Story = StoryObj<typeof meta>

export const Photo: Story = { args: { reviewer: { ...reviewer, profilePhotoUrl: photo } } }
export const NoPhoto: Story = {}
export const FailedPhoto: Story = {
  args: { reviewer: { ...reviewer, profilePhotoUrl: 'data:image/png,x' } },
}
export const AnonymousReviewer: Story = { args: { reviewer: { displayName: '', isAnonymous: true } } }
export const ChineseName: Story = { args: { reviewer: { displayName: '王芳', isAnonymous: false } } }
export const EveryInitial: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {[...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => (
        <Avatar {...args} key={letter} reviewer={{ displayName: letter, isAnonymous: false }} />
      ))}
    </div>
  ),
}
