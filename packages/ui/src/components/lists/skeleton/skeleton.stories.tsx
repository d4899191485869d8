import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Skeleton } from './skeleton'

/**
 * **Do.** Give it the size of what will replace it.
 *
 * **Don’t.** Do not show it for longer than a few seconds: show the error instead.
 *
 * **Keyboard and screen readers.** Hidden from screen readers; the list around it has `aria-busy`.
 */
const meta = {
  tags: ['loading', 'placeholder'],
  component: Skeleton,
  args: { className: 'ui:h-7 ui:w-4/5' },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Skeleton>
export default meta

export const LineOfText: StoryObj<typeof meta> = {}
