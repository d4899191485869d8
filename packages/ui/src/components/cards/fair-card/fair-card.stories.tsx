import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { storyLogo } from '../../../../../../stories/story-logo.tsx'
import { cardArgTypes } from '../../../../test/card-arg-types'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding, withWidth320 } from '../../../../test/story-decorators'
import { TextLink } from '../../actions/text-link/text-link'
import * as FairCard from './fair-card'

/**
 * **Do.** Show `FairCard.Skeleton` while the list loads, with `aria-busy` on the grid.
 *
 * **Don’t.** Do not show fairs of the past.
 *
 * **Related.** [Room card](?path=/docs/ui-cards-room-card--docs) for a room,
 * [Offer card](?path=/docs/ui-cards-offer-card--docs) for a price with conditions,
 * [Journal card](?path=/docs/ui-cards-journal-card--docs) for a post,
 * [Itinerary card](?path=/docs/ui-cards-itinerary-card--docs) for a route.
 *
 * **Keyboard and screen readers.** List item; its links are below the text.
 */
const meta = {
  tags: ['event'],
  component: FairCard.Root,
  argTypes: { logo: choiceOf({ None: undefined, Picture: storyLogo }), ...cardArgTypes },
  args: {
    logo: 'None',
    title: en.fairs.list[0]?.title,
    heading: 'h2',
    dates: en.fairs.list[0]?.dates ?? '',
    venue: en.fairs.venue,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof FairCard.Root>
export default meta
type Story = StoryObj<typeof meta>

export const Grid: Story = {
  render: (args, context) => {
    const { fairs, discover } = messagesFor(context)
    return (
      <FairCard.Grid aria-label={fairs.kicker}>
        {fairs.list.map(({ title, dates }, index) => (
          <FairCard.Root {...args} key={title} {...(index > 0 && { title, dates })}>
            <TextLink href={`#fair-${index}`} aria-label={`${discover} ${title}`}>
              {discover}
            </TextLink>
          </FairCard.Root>
        ))}
      </FairCard.Grid>
    )
  },
}

/** Placeholders while the list of fairs loads. */
export const Placeholder: Story = {
  render: (_, context) => (
    <div aria-busy="true" style={{ inlineSize: '100%' }}>
      <p>{messagesFor(context).fairs.loading}</p>
      <FairCard.Grid aria-hidden="true">
        <FairCard.Skeleton />
        <FairCard.Skeleton />
        <FairCard.Skeleton />
      </FairCard.Grid>
    </div>
  ),
}

/** The cards have the scheme around them, unless `scheme` says otherwise. */
export const OnDark: Story = {
  ...Grid,
  globals: { scheme: 'dark' },
  // Axe cannot judge a text in the colour of its background.
  play: async ({ canvas }) => {
    const [title] = canvas.getAllByRole('heading')
    if (!title?.parentElement) throw new Error('no card')
    const { backgroundColor } = getComputedStyle(title.parentElement)
    await expect(getComputedStyle(title).color).not.toBe(backgroundColor)
    await expect(backgroundColor).toBe(getComputedStyle(document.body).backgroundColor)
  },
}

/** Long dates and a long name wrap in a narrow card. */
export const LongTextAt320: Story = {
  globals: { language: 'de' },
  args: {
    dates: 'vom 30. September bis einschließlich 3. Oktober 2027',
    title: 'Internationale Oberflächenbeschichtungstechnologiemesse',
  },
  decorators: [withWidth320],
  render: (args) => (
    <FairCard.Grid>
      <FairCard.Root {...args} />
    </FairCard.Grid>
  ),
}

/** The states side by side, in the scheme of the toolbar. */
export const States: Story = {
  ...statesOf<Story>({
    states: { 'With a logo': { logo: storyLogo }, 'Long, in German': LongTextAt320.args },
  }),
  render: (args, context) => (
    <FairCard.Grid>
      <FairCard.Root {...args}>
        <TextLink href="#fair">{messagesFor(context).discover}</TextLink>
      </FairCard.Root>
    </FairCard.Grid>
  ),
}
