import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding } from '../../../../test/story-decorators'
import { TextLink } from '../../actions/text-link/text-link'
import { VisuallyHidden } from './visually-hidden'

/**
 * **Do.** Use it for words that sighted visitors see from the layout.
 *
 * **Don’t.** Do not hide content that everybody should read.
 */
const meta = {
  tags: ['sr-only', 'screen reader only'],
  component: VisuallyHidden,
  decorators: [withStoryPadding()],
} satisfies Meta<typeof VisuallyHidden>
export default meta

/** Three links with the same visible text and different accessible names. */
export const SameTextTwice: StoryObj<typeof meta> = {
  render: (args, context) => {
    const { fairs, discover } = messagesFor(context)
    return (
      <>
        {fairs.list.map(({ title }) => (
          <TextLink key={title} href={`#${title}`}>
            {discover}
            <VisuallyHidden {...args}> {title}</VisuallyHidden>
          </TextLink>
        ))}
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const links = within(canvasElement).getAllByRole('link')
    await expect(within(canvasElement).getByRole('link', { name: /Hit Show/ })).toBe(links[1])
  },
}
