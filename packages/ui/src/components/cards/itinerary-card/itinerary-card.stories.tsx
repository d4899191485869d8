import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { statesOf } from '../../../../../../stories/states.tsx'
import { cardArgTypes, cardChildren } from '../../../../test/card-arg-types'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { CardLink } from '../../actions/card-link/card-link'
import { Stack } from '../../layout/two-columns/two-columns'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import * as ItineraryCard from './itinerary-card'

const logos = ['riviera-berica', 'giro-dei-berici', 'fimon']

const logoOf = (index: number) => (
  <img src={pictureUrl(`itineraries/${logos[index]}.svg`)} alt="" width={320} height={120} />
)

const linkTo = (name: ReactNode) => (
  <CardLink href="https://www.example.com/" target="_blank" rel="noopener">
    {name}
  </CardLink>
)

/**
 * **Do.** Show the profile or map of the route as `logo`.
 *
 * **Don’t.** Do not use it for rooms or posts.
 *
 * **Related.** [Room card](?path=/docs/ui-cards-room-card--docs) for a room,
 * [Offer card](?path=/docs/ui-cards-offer-card--docs) for a price with conditions,
 * [Journal card](?path=/docs/ui-cards-journal-card--docs) for a post,
 * [Fair card](?path=/docs/ui-cards-fair-card--docs) for an event.
 */
const meta = {
  component: ItineraryCard.Root,
  argTypes: {
    logo: choiceOf({ Route: logoOf(0), 'Another route': logoOf(1) }),
    ...cardArgTypes,
    children: cardChildren('A note, for example what the link opens.'),
  },
  args: {
    logo: 'Route',
    title: en.itineraries.names[0],
    heading: 'h3',
    children: en.itineraries.open,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof ItineraryCard.Root>
export default meta
type Story = StoryObj<typeof meta>

/** Three itinerary cards, with an introduction in the first cell of the grid. */
export const Grid: Story = {
  render: (args, context) => {
    const { itineraries, journal } = messagesFor(context)
    return (
      <ItineraryCard.Grid
        style={{ inlineSize: '100%' }}
        lead={
          <Stack>
            <Heading>{journal.posts[3]?.title}</Heading>
            <Text>{journal.posts[3]?.excerpt}</Text>
          </Stack>
        }
      >
        {itineraries.names.map((name, index) => (
          <ItineraryCard.Root
            {...args}
            key={name}
            title={linkTo(index > 0 ? name : args.title)}
            {...(index > 0 && { logo: logoOf(index) })}
          />
        ))}
      </ItineraryCard.Grid>
    )
  },
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    states: { 'Long, in German': { title: 'Rundweg über die Berischen Hügel zum Fimon-See' } },
  }),
  render: (args) => (
    <ul style={{ margin: 0, padding: 0 }}>
      <ItineraryCard.Root {...args} title={linkTo(args.title)} />
    </ul>
  ),
}

export const GermanAt320: Story = { ...Grid, globals: { language: 'de', viewport: { value: 'narrow' } } }
