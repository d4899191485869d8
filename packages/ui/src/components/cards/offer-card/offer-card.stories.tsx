import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Button } from '../../actions/button/button'
import * as TermList from '../../lists/term-list/term-list'
import * as Picture from '../../pictures/picture/picture'
import * as OfferCard from './offer-card'

const scenes = ['golden-hour', 'noon']

const meta = {
  title: 'Components/Cards/Offer card (deal)',
  id: 'components-cards-offer-card',
  component: OfferCard.Root,
  args: { title: '', blurb: '' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OfferCard.Root>
export default meta
type Story = StoryObj<typeof meta>

/** Offer cards, whose pictures alternate between left and right. */
export const Grid: Story = {
  render: (args, context) => {
    const { offer, experience } = messagesFor(context)
    const titles = [offer.title, experience.items[0]?.title ?? '']
    return (
      <OfferCard.Grid className="ui:w-full">
        {titles.map((title, index) => (
          <OfferCard.Root
            {...args}
            key={title}
            picture={
              <Picture.Root src={`/drawings/${scenes[index]}.svg`} width={2400} height={1500} alt="" />
            }
            title={title}
            blurb={offer.blurb}
            details={
              <TermList.Root>
                {offer.details.map(({ term, text }) => (
                  <TermList.Item key={term} term={term}>
                    {text}
                  </TermList.Item>
                ))}
              </TermList.Root>
            }
          >
            <Button asChild>
              <a href="#enquire">{offer.enquire}</a>
            </Button>
          </OfferCard.Root>
        ))}
      </OfferCard.Grid>
    )
  },
}

export const RequiredPropsOnly: Story = {
  render: (args, context) => (
    <OfferCard.Root
      {...args}
      title={messagesFor(context).offer.title}
      blurb={messagesFor(context).offer.blurb}
    />
  ),
}

export const GermanAt320: Story = { ...Grid, globals: { language: 'de', viewport: { value: 'narrow' } } }
