import type { Meta, StoryObj } from '@storybook/react-vite'
import { inFrame } from '../../../../.storybook/frame'
import { en } from '../../../../.storybook/messages/en'
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
  decorators: [inFrame()],
} satisfies Meta<typeof PictureLink>
export default meta
type Story = StoryObj<typeof meta>

export const MapOfTheRoad: Story = {}

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }
