import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { cardArgTypes, cardChildren } from '../../../../test/card-arg-types'
import { choiceOf } from '../../../../test/choice-of'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { messagesFor } from '../../../../test/messages'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { CardLink } from '../../actions/card-link/card-link'
import * as Picture from '../../pictures/picture/picture'
import * as RoomCard from './room-card'

const scenes = ['morning', 'golden-hour', 'noon', 'evening']

const [suite] = en.rooms.items

const pictureOf = (index: number) => (
  <Picture.Root src={pictureUrl(`drawings/${scenes[index]}.svg`)} width={2400} height={1500} alt="" />
)

const ids = en.rooms.items.map(({ name }) => name.toLowerCase().replaceAll(' ', '-'))

type Args = ComponentProps<typeof RoomCard.Root> & Pick<RoomCard.RoomCardGridProps, 'size'>

/**
 * **Do.** Say in `note` what tells this room from the others.
 *
 * **Don’t.** Do not use `size="preview"` on the page of all rooms.
 *
 * **Related.** [Offer card](?path=/docs/ui-cards-offer-card--docs) for a price with conditions,
 * [Journal card](?path=/docs/ui-cards-journal-card--docs) for a post,
 * [Itinerary card](?path=/docs/ui-cards-itinerary-card--docs) for a route,
 * [Fair card](?path=/docs/ui-cards-fair-card--docs) for an event.
 *
 * **Keyboard and screen readers.** List item; one link per card, in its title; the whole card is its target.
 */
const meta = {
  tags: ['tile', 'teaser'],
  component: RoomCard.Root,
  argTypes: {
    media: choiceOf({ Picture: pictureOf(0), None: undefined }),
    ...cardArgTypes,
    children: cardChildren('A short text about the room.'),
    size: {
      description: 'The layout of `RoomCard.Grid`.',
      control: 'inline-radio',
      options: ['list', 'preview'],
      table: { category: 'Grid' },
    },
  },
  args: {
    media: 'Picture',
    title: suite?.name,
    heading: 'h3',
    note: suite?.note,
    children: suite?.text,
    more: en.viewMore,
    size: 'list',
  },
  decorators: [withStoryPadding()],
  render: ({ size, ...args }, context) => (
    <RoomCard.Grid size={size}>
      {messagesFor(context).rooms.items.map(({ name, note, text }, index) => (
        <RoomCard.Root
          {...args}
          key={name}
          title={<CardLink href={`#${ids[index]}`}>{index > 0 ? name : args.title}</CardLink>}
          {...(index > 0 && { media: args.media && pictureOf(index), note: args.note && note })}
          {...(index > 0 && args.children && { children: text })}
        />
      ))}
    </RoomCard.Grid>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

/** The cards of the rooms page. Tab moves from title to title, because the title is the link of its card. */
export const ListLayout: Story = {
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole('link')) {
      await userEvent.tab()
      await expect(link).toHaveFocus()
    }
    leaveAtRest()
  },
}

/** The small cards of the other rooms, at the end of a room's page. */
export const PreviewLayout: Story = { args: { size: 'preview', children: undefined } }

/** A card without a picture shows an empty frame. */
export const WithoutPicture: Story = {
  args: { media: 'None', note: undefined, children: undefined },
  render: ({ size, ...args }) => (
    <RoomCard.Grid size={size}>
      <RoomCard.Root {...args} title={<CardLink href="#suite">{args.title}</CardLink>} />
    </RoomCard.Grid>
  ),
}

export const GermanAt320: Story = {
  ...ListLayout,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

export const PreviewLayoutInGermanAt320: Story = {
  ...PreviewLayout,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({ states: { 'Long, in German': { title: de.longTitle } } }),
  render: WithoutPicture.render as never,
}
