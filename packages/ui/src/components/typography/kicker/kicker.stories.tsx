import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { en } from '../../../../.storybook/messages/en'
import { withStoryPadding } from '../../../../.storybook/story-decorators'
import { Kicker } from './kicker'

const meta = {
  title: 'Components/Typography/Kicker (eyebrow, overline)',
  id: 'components-typography-kicker',
  component: Kicker,
  args: { hour: 9, children: en.where.kicker },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Kicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

export const WithoutHour: Story = { args: { hour: undefined } }

/** The kicker at every second hour of a day. The ray of the sundial points up at 12:00 and turns by 15° in an hour. */
export const HoursOfTheDay: Story = {
  render: (args, context) => (
    <>
      {messagesFor(context).kickers.map(({ hour, text }) => (
        <Kicker {...args} key={hour} hour={hour}>
          {text} · {hour}:00
        </Kicker>
      ))}
    </>
  ),
}

export const OnDark: Story = {
  args: { hour: 20, children: 'Ristorante Ombra' },
  decorators: [withStoryPadding({ scheme: 'night' })],
}
