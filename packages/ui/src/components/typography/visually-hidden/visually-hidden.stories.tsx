import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { messagesFor } from '../../../../.storybook/messages'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { TextLink } from '../../actions/text-link/text-link'
import { VisuallyHidden } from './visually-hidden'

const meta = {
  title: 'Components/Typography/Visually hidden (sr-only)',
  id: 'components-typography-visually-hidden',
  component: VisuallyHidden,
  decorators: [withStoryPadding()],
} satisfies Meta<typeof VisuallyHidden>
export default meta

/** Three links with the same visible text and different accessible names. */
export const LinksWithTheSameText: StoryObj<typeof meta> = {
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
