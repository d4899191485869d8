import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { en } from '../../../../test/messages/en'
import { simulateReducedMotion } from '../../../../test/reduced-motion'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Quotes } from './quotes'

const { items, ...messages } = en.quotes

/**
 * **Do.** Use quotes of about the same length: the box is as high as the longest.
 *
 * **Don’t.** Do not shorten what a guest said so that it means something else.
 *
 * **Keyboard and screen readers.** Carousel; quotes are announced only while autoplay is off; hidden quotes take no
 * focus.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | pause, then one button for each quote |
 * | Enter, Space | presses the focused button |
 */
const meta = {
  tags: ['testimonials', 'slider'],
  component: Quotes,
  args: { quotes: items, messages, interval: 5000 },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Quotes>
export default meta
type Story = StoryObj<typeof meta>

const root = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-slot=ui-quotes]')

/** The quotes change on a timer. */
export const Playing: Story = {}

/**
 * A press on a dot shows its quote, and moves each of the frame's four brackets to the next corner. A second press on
 * the same dot changes nothing.
 */
export const BulletPressed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const third = within(canvasElement).getAllByRole('button').at(-1)
    if (!third) throw new Error('no dots')
    await userEvent.click(third)
    await expect(third).toHaveAttribute('aria-current', 'true')
    await expect(root(canvasElement)).toHaveAttribute('data-corner', '1')
    await userEvent.click(third)
    await expect(root(canvasElement)).toHaveAttribute('data-corner', '1')
    await expect(root(canvasElement)).toHaveAttribute('data-state', 'paused')
  },
}

/** In tab order the pause button is first, then the dots. */
export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    for (const button of buttons) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await expect(buttons.at(-1)).toHaveAttribute('aria-current', 'true')
  },
}

export const OnDark: Story = {
  globals: { scheme: 'night' },
}

/** A single quote is shown without controls. */
export const OneQuote: Story = {
  args: { quotes: items.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

/** The quotes rotate only after a press of Play. */
export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: simulateReducedMotion,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(root(canvasElement)).toHaveAttribute('data-state', 'paused'))
  },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: {
    'Long, in German': {
      quotes: [
        'Eigentlich waren wir nur wegen der Goldschmuckfachmesse gekommen, doch die außergewöhnliche Gastfreundschaft, das Frühstücksbuffet und die Sonnenuntergänge haben uns eine ganze Woche gehalten.',
        ...items.slice(1),
      ],
    },
  },
})
