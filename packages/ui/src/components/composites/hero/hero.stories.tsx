import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { simulateReducedMotion } from '../../../../test/reduced-motion'
import { Button } from '../../actions/button/button'
import { Sundial } from '../../foundations/sundial/sundial'
import { Hero } from './hero'
import { SundialPager } from './sundial-pager'

const pictures = ['golden-hour', 'dusk', 'evening', 'morning', 'noon']
const hours = [19, 20, 22, 8, 12]

/** The sundial is an ornament of Casa Meridiana. */
const pagerOfTheme = 'as in the theme'

const { slides: texts, ...messages } = en.hero

const slides = texts.map((slide, index) => ({
  ...slide,
  id: `s${index + 1}`,
  marker: <Sundial hour={hours[index] ?? 12} />,
  picture: { src: pictureUrl(`drawings/${pictures[index]}.svg`), width: 2400, height: 1500, alt: '' },
}))

/**
 * **Do.** Use it once, on the home page. Every title must make sense alone.
 *
 * **Don’t.** Do not put different actions on different slides.
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
  tags: ['slider', 'jumbotron'],
  component: Hero,
  parameters: { chromatic: { modes: germanChromaticModes } },
  argTypes: {
    slides: choiceOf({ Five: slides, Two: slides.slice(0, 2), One: slides.slice(0, 1) }),
    pager: choiceOf({ [pagerOfTheme]: pagerOfTheme, Sundial: SundialPager, Dots: undefined }),
    action: choiceOf({
      Button: (
        <Button asChild>
          <a href="#check">{en.check}</a>
        </Button>
      ),
      None: undefined,
    }),
  },
  args: {
    slides: 'Five' as unknown as ComponentProps<typeof Hero>['slides'],
    messages,
    interval: 5200,
    pager: pagerOfTheme as never,
    action: 'Button',
  },
  render: ({ pager, ...args }, { globals: { theme } }) => {
    const isChosen = (pager as unknown) !== pagerOfTheme
    return <Hero {...args} pager={isChosen ? pager : theme === 'casa-meridiana' ? SundialPager : undefined} />
  },
} satisfies Meta<typeof Hero>
export default meta
type Story = StoryObj<typeof meta>

/** The hero changes its slides on a timer. */
export const Playing: Story = {}

/** The buttons Previous and Next stop the rotation and wrap: after the last slide the first slide follows. */
export const SteppedByArrows: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const [pause, previous, next] = within(canvasElement).getAllByRole('button')
    if (!pause || !previous || !next) throw new Error('no controls')
    const count = () => canvasElement.querySelector('[data-slot=ui-hero-count]')
    await userEvent.click(previous)
    await expect(count()).toHaveTextContent(/5\D+5/)
    await userEvent.click(next)
    await expect(count()).toHaveTextContent(/1\D+5/)
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=ui-hero]')).toHaveAttribute('data-state', 'paused'),
    )
  },
}

/** In tab order the pause button is first, then the arrow buttons, then the dots of the sundial. */
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

/** Without a marker and a pager of its own, the hero has plain kickers and dots. */
export const Plain: Story = {
  args: { pager: 'Dots' as never, slides: slides.map(({ marker, ...slide }) => slide) },
}

export const Single: Story = { args: { slides: slides.slice(0, 1), action: 'None' } }

/** The hero with long German words at 320 px. */
export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

/** Right to left, the text and the dark side of the scrim are on the right, and the dial is mirrored. */
export const RightToLeft: Story = { globals: { language: 'he' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

/** The slides rotate only after a press of Play. */
export const ReducedMotion: Story = {
  tags: ['!dev', '!autodocs'],
  beforeEach: simulateReducedMotion,
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot=ui-hero]')).toHaveAttribute('data-state', 'paused'),
    )
  },
}

/** When a picture does not load, the text of the slide is on the dark background. */
export const MissingPicture: Story = {
  args: {
    slides: slides
      .slice(0, 1)
      .map((slide) => ({ ...slide, picture: { ...slide.picture, src: 'no-such-picture.svg' } })),
    action: 'None',
  },
}

/** The states side by side. */
export const States: Story = statesOf<Story>({
  wide: true,
  states: {
    'One slide': { slides: slides.slice(0, 1) },
    'Long, in German': {
      slides: slides.slice(0, 2).map((slide) => ({
        ...slide,
        moment: '19 · Sonnenuntergangsstunde',
        kicker: 'Zwischen Weinbergen und Zypressenallee',
        title: 'Verfügbarkeitsanfragen während der Goldschmuckfachmesse',
        text: 'Reservierungsbestätigungen, Übernachtungssteuerbefreiungen und Frühstückszeiten: Unsere Empfangsmitarbeiterinnen beantworten jede Frage noch am selben Tag.',
      })),
      action: (
        <Button asChild>
          <a href="#check">Zimmerverfügbarkeit unverbindlich anfragen</a>
        </Button>
      ),
    },
  },
})
