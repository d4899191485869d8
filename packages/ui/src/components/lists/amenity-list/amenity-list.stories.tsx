import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import type { AmenityIconName } from '../../foundations/icon/icon'
import * as AmenityList from './amenity-list'

const icons: AmenityIconName[] = ['wifi', 'tv', 'ac', 'minibar', 'safe', 'hairdryer']

const meta = {
  title: 'Components/Lists/Amenity list (features)',
  id: 'components-lists-amenity-list',
  component: AmenityList.Root,
  decorators: [withStoryPadding()],
} satisfies Meta<typeof AmenityList.Root>
export default meta
type Story = StoryObj<typeof meta>

/** The amenities of a room: a list of six with icons beside a list of four without. */
export const RoomAmenities: Story = {
  render: (args, context) => {
    const { amenities, extras } = messagesFor(context)
    return (
      <AmenityList.Grid>
        <AmenityList.Root {...args}>
          {icons.map((name) => (
            <AmenityList.Item key={name} icon={name}>
              {amenities[name]}
            </AmenityList.Item>
          ))}
        </AmenityList.Root>
        <AmenityList.Root>
          {extras.map((name) => (
            <AmenityList.Item key={name}>{name}</AmenityList.Item>
          ))}
        </AmenityList.Root>
      </AmenityList.Grid>
    )
  },
}

export const AllIcons: Story = {
  render: (args, context) => {
    const { amenities } = messagesFor(context)
    return (
      <AmenityList.Root {...args}>
        {(Object.keys(amenities) as AmenityIconName[]).map((name) => (
          <AmenityList.Item key={name} icon={name}>
            {amenities[name]}
          </AmenityList.Item>
        ))}
      </AmenityList.Root>
    )
  },
}

export const GermanAt320: Story = {
  ...RoomAmenities,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
