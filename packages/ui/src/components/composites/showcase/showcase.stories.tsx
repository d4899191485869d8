import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { Button } from '../../actions/button/button'
import { TextLink } from '../../actions/text-link/text-link'
import { Sundial } from '../../foundations/sundial/sundial'
import { Section } from '../../layout/section/section'
import { Heading } from '../../typography/heading/heading'
import { Kicker } from '../../typography/kicker/kicker'
import { VisuallyHidden } from '../../typography/visually-hidden/visually-hidden'
import { Showcase } from './showcase'

const names = [
  'Suite',
  'Superior Matrimoniale',
  'Superior Doppia',
  'Superior Tripla',
  'Classica Matrimoniale',
  'Classica Doppia',
  'Quadrupla Classica',
  'Quadrupla Comfort',
  'Singola',
]
const pictures = ['morning', 'evening', 'dusk', 'golden-hour', 'noon']

const { rooms } = en

const items = names.map((name, index) => {
  const room = rooms.items[index % rooms.items.length] ?? rooms.items[0]
  return {
    id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    note: room?.note,
    picture: {
      src: pictureUrl(`drawings/${pictures[index % pictures.length]}.svg`),
      width: 2400,
      height: 1500,
      alt: en.gallery.alts[index % en.gallery.alts.length] ?? '',
    },
    text: room?.text,
    actions: (
      <>
        <Button asChild size="compact">
          <a href="#check">{en.check}</a>
        </Button>
        <Button asChild size="compact" variant="outline">
          <a href={`#${name}`}>
            {en.viewMore}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </a>
        </Button>
      </>
    ),
  }
})

/**
 * **Do.** Use it for four to ten things of one kind that differ by their picture.
 *
 * **Don’t.** Do not use it for panels of text. Use `Accordion`.
 *
 * **Keyboard and screen readers.** Vertical tabs with manual activation; one tab stop for all rooms.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Up, Down | move between the rooms, and wrap |
 * | Home, End | move to the first and the last room |
 * | Enter, Space | show the room |
 */
const meta = {
  tags: ['tabs'],
  component: Showcase,
  args: {
    items,
    messages: { list: rooms.list, details: rooms.details },
    action: (
      <TextLink asChild>
        <a href="#rooms">{en.allRooms}</a>
      </TextLink>
    ),
    children: (
      <>
        <Kicker marker={<Sundial hour={22} />}>{rooms.kicker}</Kicker>
        <Heading>{rooms.title}</Heading>
      </>
    ),
  },
  render: (args) => (
    <Section scheme="dark">
      <Showcase {...args} />
    </Section>
  ),
} satisfies Meta<typeof Showcase>
export default meta
type Story = StoryObj<typeof meta>

export const NineRooms: Story = {}

/** The details open while the pointer hovers over the picture, and close when the pointer leaves. */
export const PointerOverPicture: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const details = canvas.getByRole('button')
    await userEvent.hover(canvas.getByRole('tabpanel'))
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await userEvent.unhover(canvas.getByRole('tabpanel'))
    await expect(details).toHaveAttribute('aria-expanded', 'false')
  },
}

/** With the keyboard the visitor selects a room, opens the details and reaches the first button in the details. */
export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, globals }) => {
    const canvas = within(canvasElement)
    const [first, second] = canvas.getAllByRole('tab')
    await userEvent.tab()
    await expect(first).toHaveFocus()
    await userEvent.keyboard(
      canvas.getByRole('tablist').ariaOrientation === 'vertical' ? '{ArrowDown}' : '{ArrowRight}',
    )
    // Radix moves the focus in a timeout, so the test waits.
    await waitFor(() => expect(second).toHaveFocus())
    await expect(second).toHaveAttribute('aria-selected', 'false')
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    const details = canvas.getByRole('button')
    await waitFor(() => expect(details).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(details).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: messagesFor({ globals }).check })).toHaveFocus()
  },
}

/** After a press of the button the details stay open, also after another room is selected. */
export const DetailsOpen: Story = {
  // Its picture on a docs page would be that before the action.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    // With the keyboard: a pointer over the button has opened the details already, and its press closes them.
    within(canvasElement).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  },
}

/** Right to left, the list is on the right of the picture. */
export const RightToLeft: Story = { ...DetailsOpen, globals: { language: 'he' } }

/** On a phone the list is a row that scrolls sideways. */
export const Phone: Story = { ...DetailsOpen, globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = {
  ...DetailsOpen,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** When a picture does not load, the picture's alternative text is on a dark background. */
export const MissingPicture: Story = {
  args: {
    items: items.map((item) => ({
      ...item,
      picture: { ...item.picture, src: 'no-such-picture.svg' },
    })),
  },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: {
    'Long, in German': {
      items: items.slice(0, 3).map((item, index) => ({
        ...item,
        name: ['Dachterrassenwohnung', 'Familienappartement', 'Einzelzimmer mit Schreibtisch'][index] ?? '',
      })),
    },
  },
})
