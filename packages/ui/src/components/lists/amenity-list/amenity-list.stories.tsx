import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { withStoryPadding } from '../../../../test/story-decorators'
import type { AmenityIconName } from '../../foundations/icon/icon'
import * as AmenityList from './amenity-list'

const icons: AmenityIconName[] = ['wifi', 'tv', 'ac', 'minibar', 'safe', 'hairdryer']

/**
 * **Do.** Name what the room has. An item without an icon is as good as one with it.
 *
 * **Don’t.** Do not use an icon without its text.
 */
const meta = {
  tags: ['features'],
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

/** A hotel’s own icons are elements. They get the size and the colour of the others. */
export const OwnIcons: Story = {
  render: (args, context) => (
    <AmenityList.Root {...args}>
      {messagesFor(context).extras.map((name) => (
        <AmenityList.Item
          key={name}
          icon={
            <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d="m12 3 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1-5.4-3-5.4 3 1.1-6.1-4.5-4.3 6.1-.8Z" />
            </svg>
          }
        >
          {name}
        </AmenityList.Item>
      ))}
    </AmenityList.Root>
  ),
}

export const GermanAt320: Story = {
  ...RoomAmenities,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
