import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Icon } from '../../foundations/icon/icon'
import * as Picture from '../picture/picture'
import { PictureLink } from './picture-link'

const meta = {
  title: 'Components/Pictures/Picture link',
  component: PictureLink,
  args: { label: '' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PictureLink>
export default meta
type Story = StoryObj<typeof meta>

export const MapOfTheRoad: Story = {
  render: (args, context) => {
    const { itineraries, where } = messagesFor(context)
    return (
      <PictureLink
        {...args}
        href="/drawings/where.svg"
        label={
          <>
            {itineraries.open} <Icon name="arrow-right" />
          </>
        }
      >
        <Picture.Root src="/drawings/where.svg" alt={where.picture} width={1200} height={1420} />
      </PictureLink>
    )
  },
}

export const GermanAt320: Story = {
  ...MapOfTheRoad,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
