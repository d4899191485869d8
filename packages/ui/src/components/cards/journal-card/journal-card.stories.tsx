import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { messagesFor } from '../../../../.storybook/messages'
import { CardLink } from '../../actions/card-link/card-link'
import * as Picture from '../../pictures/picture/picture'
import * as JournalCard from './journal-card'

const scenes = ['evening', 'golden-hour', 'dusk', 'noon']

const meta = {
  title: 'Cards/Journal card',
  component: JournalCard.Root,
  args: { title: '', excerpt: '', more: '' },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof JournalCard.Root>
export default meta
type Story = StoryObj<typeof meta>

/** Four posts: one tall, one wide. */
export const Grid: Story = {
  render: (args, context) => {
    const { journal } = messagesFor(context)
    return (
      <JournalCard.Grid aria-label={journal.kicker} className="ui:w-full">
        {journal.posts.map(({ title, excerpt }, at) => (
          <JournalCard.Root
            {...args}
            key={title}
            heading="h2"
            picture={
              <Picture.Root
                src={`/drawings/${scenes[at]}.svg`}
                width={2400}
                height={1500}
                focus="right"
                alt=""
              />
            }
            title={<CardLink href={`#${at}`}>{title}</CardLink>}
            excerpt={excerpt}
            more={journal.readMore}
          />
        ))}
      </JournalCard.Grid>
    )
  },
}

/** The keyboard gets the excerpt too. */
export const ByKeyboard: Story = {
  ...Grid,
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('listitem')
    const more = first?.querySelector('[data-slot=ui-journal-card-more]')
    await userEvent.tab()
    await expect(first).toContainElement(document.activeElement as HTMLElement)
    await waitFor(() => expect(more).toHaveStyle({ opacity: '1' }))
  },
}

/** Nothing grows or fades for who asked for less motion: it is there. */
export const ReducedMotion: Story = { ...ByKeyboard, globals: { motion: 'reduced' } }

/** A picture that cannot be had leaves the ground, on which the words still read. */
export const WithoutPicture: Story = {
  render: (args, context) => {
    const { journal } = messagesFor(context)
    return (
      <JournalCard.Grid aria-label={journal.kicker} className="ui:w-full">
        {journal.posts.slice(0, 2).map(({ title, excerpt }, at) => (
          <JournalCard.Root
            {...args}
            key={title}
            heading="h2"
            ground={at === 0 ? 'night' : 'paper'}
            title={<CardLink href={`#${at}`}>{title}</CardLink>}
            excerpt={excerpt}
            more={journal.readMore}
          />
        ))}
      </JournalCard.Grid>
    )
  },
}

export const GermanAt320: Story = {
  ...ByKeyboard,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
