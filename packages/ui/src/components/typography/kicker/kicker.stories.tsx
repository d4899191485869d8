import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Kicker } from './kicker'

const meta = {
  title: 'Components/Typography/Kicker (eyebrow, overline)',
  id: 'components-typography-kicker',
  component: Kicker,
  args: { hour: 9 },
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
  decorators: [
    (Story) => (
      <div className="story-pad" data-column>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Kicker>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  render: (args, context) => <Kicker {...args}>{messagesFor(context).where.kicker}</Kicker>,
}

/** The kicker at every second hour of a day. The ray of the dial points up at 12:00 and turns by 15° in an hour. */
export const HoursOfTheDay: Story = {
  render: (_, context) => (
    <>
      {messagesFor(context).kickers.map(({ hour, text }) => (
        <Kicker key={hour} hour={hour}>
          {text} · {hour}:00
        </Kicker>
      ))}
    </>
  ),
}

export const OnDark: Story = {
  args: { hour: 20 },
  render: (args) => (
    <div className="story-pad" data-scheme="night">
      <Kicker {...args}>Ristorante Ombra</Kicker>
    </div>
  ),
}
