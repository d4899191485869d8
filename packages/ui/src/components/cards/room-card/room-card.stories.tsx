import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { CardLink } from '../../actions/card-link/card-link'
import * as Picture from '../../pictures/picture/picture'
import * as RoomCard from './room-card'

const scenes = ['morning', 'golden-hour', 'noon', 'evening']

const meta = {
  title: 'Cards/Room card',
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
    {messages.rooms.items.map(({ name, sleeps, beds, text }, at) => (
      <RoomCard.Root
        key={name}
        picture={<Picture.Root src={`/drawings/${scenes[at]}.svg`} width={2400} height={1500} alt="" />}
        title={<CardLink href={`#${name}`}>{name}</CardLink>}
        note={`${messages.rooms.sleeps(sleeps)} · ${beds}`}
        more={messages.viewMore}
      >
        {size === 'list' && text}
      </RoomCard.Root>
    ))}
  </RoomCard.Grid>
)

/** The list of the rooms page. Tab goes from name to name; each is the link of its card. */
export const List: Story = {
  render: (_, context) => <Rooms messages={messagesFor(context)} size="list" />,
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}

/** The other rooms, below one. */
export const Preview: Story = {
  render: (_, context) => <Rooms messages={messagesFor(context)} size="preview" />,
}

/** A room that has no picture yet keeps its place. */
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

export const GermanAt320: Story = { ...List, globals: { language: 'de', viewport: { value: 'narrow' } } }

export const PreviewInGermanAt320: Story = {
  ...Preview,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
