import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import type { AmenityIconName } from '../../foundations/icon/icon'
import * as AmenityList from './amenity-list'

type Args = ComponentProps<typeof AmenityList.Root> & Pick<AmenityList.AmenityListItemProps, 'icon'>

const icons: AmenityIconName[] = ['wifi', 'tv', 'ac', 'minibar', 'safe', 'hairdryer']

/**
 * **Do.** Name what the room has. An item without an icon is as good as one with it.
 *
 * **Don’t.** Do not use an icon without its text.
 */
const meta = {
  tags: ['features', 'wifi'],
  component: AmenityList.Root,
  argTypes: {
    icon: {
      description: 'The icon of the first amenity.',
      control: 'select',
      options: Object.keys(en.amenities),
      table: { category: 'Item' },
    },
    children: { description: 'The name of the first amenity.', table: { category: 'Item' } },
  },
  args: { icon: 'wifi', children: en.amenities.wifi },
  decorators: [withStoryPadding()],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

/** The amenities of a room: a list of six with icons beside a list of four without. */
export const RoomAmenities: Story = {
  render: ({ icon, children, ...args }, context) => {
    const { amenities, extras } = messagesFor(context)
    return (
      <AmenityList.Grid>
        <AmenityList.Root {...args}>
          <AmenityList.Item icon={icon}>{children}</AmenityList.Item>
          {icons.slice(1).map((name) => (
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
  render: (_, context) => {
    const { amenities } = messagesFor(context)
    return (
      <AmenityList.Root>
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
  render: (_, context) => (
    <AmenityList.Root>
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
