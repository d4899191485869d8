import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../../../../../stories/states.tsx'
import { cardArgTypes, cardChildren } from '../../../../test/card-arg-types'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { de } from '../../../../test/messages/de'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Button } from '../../actions/button/button'
import * as TermList from '../../lists/term-list/term-list'
import * as Picture from '../../pictures/picture/picture'
import * as OfferCard from './offer-card'

const scenes = ['golden-hour', 'noon']

const pictureOf = (index: number) => (
  <Picture.Root src={pictureUrl(`drawings/${scenes[index]}.svg`)} width={2400} height={1500} alt="" />
)

const terms = (
  <TermList.Root>
    {en.offer.details.map(({ term, text }) => (
      <TermList.Item key={term} term={term}>
        {text}
      </TermList.Item>
    ))}
  </TermList.Root>
)

const button = (
  <Button asChild>
    <a href="#enquire">{en.offer.enquire}</a>
  </Button>
)

/**
 * **Do.** Say what is included and until when it is valid.
 *
 * **Don’t.** Do not write a price without its conditions.
 *
 * **Related.** [Room card](?path=/docs/ui-cards-room-card--docs) for a room,
 * [Journal card](?path=/docs/ui-cards-journal-card--docs) for a post,
 * [Itinerary card](?path=/docs/ui-cards-itinerary-card--docs) for a route,
 * [Fair card](?path=/docs/ui-cards-fair-card--docs) for an event.
 */
const meta = {
  tags: ['deal', 'discount', 'voucher'],
  component: OfferCard.Root,
  argTypes: {
    media: choiceOf({ Picture: pictureOf(0), None: undefined }),
    ...cardArgTypes,
    details: choiceOf({ Terms: terms, None: undefined }),
    children: { ...choiceOf({ Button: button, None: undefined }), ...cardChildren('The call to action.') },
  },
  args: {
    media: 'Picture',
    title: en.offer.title,
    heading: 'h2',
    blurb: en.offer.blurb,
    details: 'Terms',
    children: 'Button',
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof OfferCard.Root>
export default meta
type Story = StoryObj<typeof meta>

/** Offer cards, whose pictures alternate between left and right. */
export const Grid: Story = {
  render: (args, context) => (
    <OfferCard.Grid style={{ inlineSize: '100%' }}>
      <OfferCard.Root {...args} />
      <OfferCard.Root
        {...args}
        media={args.media && pictureOf(1)}
        title={messagesFor(context).experience.items[0]?.title ?? ''}
      />
    </OfferCard.Grid>
  ),
}

export const RequiredPropsOnly: Story = {
  args: { media: 'None', details: 'None', children: 'None' },
}

export const GermanAt320: Story = { ...Grid, globals: { language: 'de', viewport: { value: 'narrow' } } }

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: { 'Long, in German': { title: de.longTitle } },
})
