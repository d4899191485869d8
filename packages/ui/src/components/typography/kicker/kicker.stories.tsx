import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Sundial } from '../../foundations/sundial/sundial'
import { Kicker } from './kicker'

/**
 * **Do.** Write one to three words above a heading.
 *
 * **Don’t.** Do not make it a heading: screen readers read it as text.
 */
const meta = {
  tags: ['eyebrow', 'overline'],
  component: Kicker,
  argTypes: { marker: choiceOf({ Sundial: <Sundial hour={9} />, None: undefined }) },
  args: { marker: 'Sundial', children: en.where.kicker },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Kicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithoutMarker: Story = { args: { marker: 'None' } }

/** The kicker at every second hour of a day. The ray of the sundial points up at 12:00 and turns by 15° in an hour. */
export const HoursOfTheDay: Story = {
  render: (args, context) => (
    <>
      {messagesFor(context).kickers.map(({ hour, text }) => (
        <Kicker {...args} key={hour} marker={<Sundial hour={hour} />}>
          {text} · {hour}:00
        </Kicker>
      ))}
    </>
  ),
}

export const OnDark: Story = {
  args: { marker: <Sundial hour={20} />, children: 'Ristorante Ombra' },
  globals: { scheme: 'night' },
}
