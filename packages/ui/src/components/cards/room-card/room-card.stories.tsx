import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { CardLink } from '../../actions/card-link/card-link'
import * as Picture from '../../pictures/picture/picture'
import * as RoomCard from './room-card'

const scenes = ['morning', 'golden-hour', 'noon', 'evening']

const meta = {
  title: 'Components/Cards/Room card',
  component: RoomCard.Root,
  args: { title: '', more: '' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoomCard.Root>
export default meta
type Story = StoryObj<typeof meta>

const Rooms = ({ messages, size }: { messages: StoryMessages; size: 'list' | 'preview' }) => (
  <RoomCard.Grid size={size}>
    {messages.rooms.items.map(({ name, sleeps, beds, text }, index) => (
      <RoomCard.Root
        key={name}
        picture={<Picture.Root src={`/drawings/${scenes[index]}.svg`} width={2400} height={1500} alt="" />}
        title={<CardLink href={`#${name}`}>{name}</CardLink>}
        note={`${messages.rooms.sleeps(sleeps)} · ${beds}`}
        more={messages.viewMore}
      >
        {size === 'list' && text}
      </RoomCard.Root>
    ))}
  </RoomCard.Grid>
)

/** The cards of the rooms page. Tab moves from title to title, because the title is the link of its card. */
export const ListLayout: Story = {
  render: (_, context) => <Rooms messages={messagesFor(context)} size="list" />,
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}

/** The small cards of the other rooms, at the end of a room's page. */
export const PreviewLayout: Story = {
  render: (_, context) => <Rooms messages={messagesFor(context)} size="preview" />,
}

/** A card without a picture shows an empty frame. */
export const WithoutPicture: Story = {
  render: (args, context) => {
    const { rooms, viewMore } = messagesFor(context)
    return (
      <RoomCard.Grid>
        <RoomCard.Root
          {...args}
          title={<CardLink href="#room">{rooms.items[0]?.name}</CardLink>}
          more={viewMore}
        />
      </RoomCard.Grid>
    )
  },
}

export const GermanAt320: Story = {
  ...ListLayout,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

export const PreviewLayoutInGermanAt320: Story = {
  ...PreviewLayout,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
