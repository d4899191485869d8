import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { wordsOf } from '../../.storybook/words'
import { CardLink } from '../card-link/card-link'
import { Picture } from '../picture/picture'
import { RoomCard } from './room-card'

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

/** The list of the rooms page. Tab goes from name to name; each is the link of its card. */
export const Grid: Story = {
  render: (args, context) => {
    const { rooms, viewMore } = wordsOf(context)
    return (
      <RoomCard.Grid className="ui:w-full">
        {rooms.items.map(({ name, sleeps, beds }, at) => (
          <RoomCard.Root
            {...args}
            key={name}
            picture={<Picture.Root src={`/drawings/${scenes[at]}.svg`} width={2400} height={1500} alt="" />}
            title={<CardLink href={`#${name}`}>{name}</CardLink>}
            note={`${rooms.sleeps(sleeps)} · ${beds}`}
            more={viewMore}
          />
        ))}
      </RoomCard.Grid>
    )
  },
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
  },
}

/** A room that has no picture yet keeps its place. */
export const WithoutPicture: Story = {
  render: (args, context) => {
    const { rooms, viewMore } = wordsOf(context)
    return (
      <RoomCard.Grid className="ui:w-full">
        <RoomCard.Root
          {...args}
          title={<CardLink href="#room">{rooms.items[0]?.name}</CardLink>}
          more={viewMore}
        />
      </RoomCard.Grid>
    )
  },
}

export const GermanAt320: Story = { ...Grid, globals: { language: 'de', viewport: { value: 'narrow' } } }
