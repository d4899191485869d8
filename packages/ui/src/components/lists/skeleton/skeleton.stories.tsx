import type { Meta, StoryObj } from '@storybook/react-vite'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Skeleton } from './skeleton'

const meta = {
  title: 'Components/Lists/Skeleton (loading placeholder)',
  id: 'components-lists-skeleton',
  component: Skeleton,
  args: { className: 'ui:h-7 ui:w-4/5' },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Skeleton>
export default meta

export const LineOfText: StoryObj<typeof meta> = {}
