import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { simulateReducedMotion } from '../../../../test/reduced-motion'
import { withStoryPadding } from '../../../../test/story-decorators'
import * as Carousel from './carousel'

const files = ['golden-hour', 'evening', 'where', 'noon']

const { slides: captions, items: _, ...messages } = en.experience

const slidesWith = (pictureOf: (file: string) => string) =>
  captions.map((caption, index) => (
    <Carousel.Slide
      key={caption}
      caption={caption}
      sizes="(width < 60rem) 100vw, 60rem"
      picture={{ src: pictureOf(files[index] ?? ''), width: 2400, height: 1500, alt: caption }}
    />
  ))

const drawnSlides = slidesWith((file) => pictureUrl(`drawings/${file}.svg`))

/**
 * **Do.** Use it for pictures of one subject. Give every slide a caption.
 *
 * **Don’t.** Do not put text that is nowhere else into a slide: few visitors see the third one.
 *
 * **Keyboard and screen readers.** Carousel; slides are announced only while autoplay is off; hidden slides take no
 * focus.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Tab | pause, previous, next, in this order |
 * | Enter, Space | presses the focused button |
 */
const meta = {
  tags: ['slider', 'slideshow'],
  component: Carousel.Root,
  args: {
    messages,
    interval: 4000,
    style: { inlineSize: '100%', maxInlineSize: '60rem' },
    children: drawnSlides,
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof Carousel.Root>
export default meta
type Story = StoryObj<typeof meta>

const hasState = (canvasElement: HTMLElement, state: string) =>
  waitFor(() =>
    expect(canvasElement.querySelector('[data-slot=ui-carousel]')).toHaveAttribute('data-state', state),
  )

const slides = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('[data-slot=ui-carousel-slide]')

/** The carousel changes the slide automatically. */
export const Playing: Story = {}

/** The arrow buttons change the slide, wrap from the first to the last, and do not stop the rotation. */
export const SteppedByArrows: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [, previous, next] = within(canvasElement).getAllByRole('button')
    if (!previous || !next) throw new Error('no arrows')
    await userEvent.click(previous)
    await waitFor(() => expect(slides(canvasElement)[3]).not.toHaveAttribute('inert'))
    await userEvent.click(next)
    await waitFor(() => expect(slides(canvasElement)[0]).not.toHaveAttribute('inert'))
    await hasState(canvasElement, 'playing')
  },
}

/** In tab order the pause button is first, then the arrow buttons. */
export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [pause, previous, next] = within(canvasElement).getAllByRole('button')
    for (const button of [pause, previous, next]) {
      await userEvent.tab()
      await expect(button).toHaveFocus()
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(slides(canvasElement)[1]).not.toHaveAttribute('inert'))
    await expect(slides(canvasElement)[0]).toHaveAttribute('inert')
    pause?.focus()
    await userEvent.keyboard(' ')
    await hasState(canvasElement, 'paused')
  },
}

/** Right to left, the arrow to the next slide is on the left and points there. */
export const RightToLeft: Story = { play: SteppedByArrows.play as never, globals: { language: 'he' } }

export const OnDark: Story = {
  globals: { scheme: 'night' },
}

/** A carousel with a single slide has no controls. */
export const Single: Story = {
  args: { children: drawnSlides.slice(0, 1) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

/** Under reduced motion the rotation starts paused. */
export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: simulateReducedMotion,
  play: async ({ canvasElement }) => {
    await hasState(canvasElement, 'paused')
  },
}

/** A picture that does not load keeps its space and shows its `alt`. */
export const MissingPicture: Story = {
  args: { children: slidesWith(() => '/no-such-picture.svg') },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: { 'One slide': { children: drawnSlides.slice(0, 1) }, 'Long, in German': undefined },
})
