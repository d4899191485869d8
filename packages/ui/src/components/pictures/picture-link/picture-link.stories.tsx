import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Icon } from '../../foundations/icon/icon'
import * as Picture from '../picture/picture'
import { PictureLink } from './picture-link'

const meta = {
  title: 'Components/Pictures/Picture link',
  component: PictureLink,
  args: {
    href: '/drawings/where.svg',
    label: (
      <>
        {en.itineraries.open} <Icon name="arrow-right" />
      </>
    ),
    children: <Picture.Root src="/drawings/where.svg" alt={en.where.picture} width={1200} height={1420} />,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof PictureLink>
export default meta
type Story = StoryObj<typeof meta>

export const LinkedMap: Story = {}

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }
