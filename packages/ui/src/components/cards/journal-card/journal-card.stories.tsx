import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { cardArgTypes } from '../../../../test/card-arg-types'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { CardLink } from '../../actions/card-link/card-link'
import * as Picture from '../../pictures/picture/picture'
import * as JournalCard from './journal-card'

const scenes = ['evening', 'golden-hour', 'dusk', 'noon']

const [first] = en.journal.posts

const pictureOf = (index: number) => (
  <Picture.Root
    src={pictureUrl(`drawings/${scenes[index]}.svg`)}
    width={2400}
    height={1500}
    focus="right"
    alt=""
  />
)

const linkTo = (index: number, title: ReactNode) => <CardLink href={`#${index}`}>{title}</CardLink>

/**
 * **Do.** Keep excerpts of a row about equally long.
 *
 * **Don’t.** Do not write “read more” as the only name of the link.
 *
 * **Related.** [Room card](?path=/docs/ui-cards-room-card--docs) for a room,
 * [Offer card](?path=/docs/ui-cards-offer-card--docs) for a price with conditions,
 * [Itinerary card](?path=/docs/ui-cards-itinerary-card--docs) for a route,
 * [Fair card](?path=/docs/ui-cards-fair-card--docs) for an event.
 *
 * **Keyboard and screen readers.** List item; one link per card, in its title; the whole card is its target.
 */
const meta = {
  tags: ['blog post', 'tile', 'teaser'],
  component: JournalCard.Root,
  argTypes: { media: choiceOf({ Picture: pictureOf(0), None: undefined }), ...cardArgTypes },
  args: {
    media: 'Picture',
    title: first?.title,
    heading: 'h2',
    excerpt: first?.excerpt,
    more: en.journal.readMore,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof JournalCard.Root>
export default meta
type Story = StoryObj<typeof meta>

/** A grid of four posts. On wide screens one card is tall and one is wide. */
export const Grid: Story = {
  render: (args, context) => {
    const { journal } = messagesFor(context)
    return (
      <JournalCard.Grid aria-label={journal.kicker} style={{ inlineSize: '100%' }}>
        {journal.posts.map(({ title, excerpt }, index) => (
          <JournalCard.Root
            {...args}
            key={title}
            title={linkTo(index, index > 0 ? title : args.title)}
            {...(index > 0 && { media: args.media && pictureOf(index), excerpt })}
          />
        ))}
      </JournalCard.Grid>
    )
  },
}

/** The excerpt appears on keyboard focus, as it does on hover. */
export const FocusedByKeyboard: Story = {
  ...Grid,
  tags: ['!dev', '!autodocs'],

  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    const more = first?.querySelector('[data-slot=ui-journal-card-more]')
    await userEvent.tab()
    await expect(first).toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(more).toHaveStyle({ opacity: '1' }))
  },
}

/** The text of a card without a picture is readable on the plain background. */
export const WithoutPicture: Story = {
  args: { media: 'None', ground: 'night' },
  render: (args, context) => {
    const { journal } = messagesFor(context)
    return (
      <JournalCard.Grid aria-label={journal.kicker} style={{ inlineSize: '100%' }}>
        {journal.posts.slice(0, 2).map(({ title, excerpt }, index) => (
          <JournalCard.Root
            {...args}
            key={title}
            title={linkTo(index, index > 0 ? title : args.title)}
            {...(index > 0 && { ground: 'paper', excerpt })}
          />
        ))}
      </JournalCard.Grid>
    )
  },
}

export const GermanAt320: Story = {
  ...Grid,
  play: FocusedByKeyboard.play as never,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({ states: { 'Long, in German': { title: de.longTitle } } }),
  // The grid asks the window for its columns.
  render: (args) => (
    <ul style={{ display: 'grid', gridAutoRows: 'minmax(21rem, auto)', margin: 0, padding: 0 }}>
      <JournalCard.Root {...args} title={linkTo(0, args.title)} />
    </ul>
  ),
}
