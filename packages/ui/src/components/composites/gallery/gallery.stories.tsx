import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Gallery } from './gallery'

const { alts, label, ...messages } = en.gallery

const files = ['golden-hour', 'dusk', 'evening', 'morning', 'noon', 'where']

/** Returns `count` pictures for a gallery. The six drawings repeat. */
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    src: `${pictureUrl(`drawings/${files[index % 6]}.svg`)}#${index}`,
    width: 2400,
    height: 1500,
    alt: alts[index % 6] ?? '',
  }))

/**
 * **Do.** Write an `alt` that tells pictures of one room apart.
 *
 * **Don’t.** Do not repeat the picture of the page’s head.
 *
 * **Keyboard and screen readers.** List of links that open a dialog; without JavaScript each link opens its picture.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Enter | opens the picture in the lightbox |
 */
const meta = {
  tags: ['image grid', 'masonry', 'swiper'],
  component: Gallery,
  argTypes: {
    pictures: choiceOf({ Nine: pictures(9), Six: pictures(6), Four: pictures(4), One: pictures(1) }),
  },
  args: {
    pictures: 'Nine' as unknown as ReturnType<typeof pictures>,
    messages,
    'aria-label': label,
    style: { inlineSize: '100%' },
  },
  decorators: [withStoryPadding({ isColumn: true })],
} satisfies Meta<typeof Gallery>
export default meta
type Story = StoryObj<typeof meta>

/** Nine pictures in rows of three, four and two. */
export const NinePictures: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(9)
  },
}

/** Enter opens the lightbox at the focused picture; Escape closes it and returns focus to the picture. */
export const KeyboardNavigation: Story = {
  tags: ['!dev', '!autodocs'],
  args: { pictures: pictures(6) },
  play: async ({ canvasElement }) => {
    const [, , third] = within(canvasElement).getAllByRole('link')
    if (!third) throw new Error('no pictures')
    for (let step = 0; step < 3; step += 1) await userEvent.tab()
    await expect(third).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const lightbox = await screen.findByRole('dialog')
    await expect(lightbox).toHaveAccessibleDescription(/3\D+6/)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 })
    await expect(third).toHaveFocus()
  },
}

export const OnePicture: Story = { args: { pictures: pictures(1) } }

export const TwoPictures: Story = { args: { pictures: pictures(2) } }

/** The fourth picture would be alone in its row, so it is added to the row before. */
export const FourPictures: Story = { args: { pictures: pictures(4) } }

/** The last two rows of eight pictures are balanced: 3 + 2 instead of 4 + 1. */
export const EightPictures: Story = { args: { pictures: pictures(8) } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = {
  args: { pictures: pictures(6) },
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

/** A picture that does not load keeps its space and shows its `alt`. */
export const MissingPicture: Story = {
  args: {
    pictures: pictures(3).map((picture, index) =>
      index === 0 ? { ...picture, src: 'no-such-picture.svg' } : picture,
    ),
  },
}

/** The states side by side. */
export const States: Story = {
  ...statesOf<Story>({
    wide: true,
    // The alternative text, which is in the place of a picture that is missing, is the only text.
    states: {
      'Long, in German': {
        pictures: pictures(3).map((picture) => ({
          ...picture,
          src: 'no-such-picture.svg',
          alt: 'Dachterrassenwohnung mit Sonnenuntergangsblick über die Weinberge',
        })),
      },
    },
  }),
  args: { pictures: pictures(3) },
}
