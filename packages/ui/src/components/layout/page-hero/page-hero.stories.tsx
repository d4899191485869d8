import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { Sundial } from '../../foundations/sundial/sundial'
import { BackLink } from '../../navigation/back-link/back-link'
import { PageHero } from './page-hero'

const slide = en.hero.slides[3]

const words = 'Wake to light, not to traffic'

/**
 * **Do.** Use it for the page of one thing, such as a room, with its best picture.
 *
 * **Don’t.** Do not use it on the home page. That is `Hero`.
 */
const meta = {
  tags: ['page header'],
  component: PageHero,
  argTypes: {
    marker: choiceOf({ Sundial: <Sundial hour={8} />, None: undefined }),
    // The words have emphasis until they are changed.
    title: { control: 'text', mapping: { [words]: slide?.title } },
    back: choiceOf({ Link: <BackLink href="#rooms">{en.allRooms}</BackLink>, None: undefined }),
  },
  args: {
    picture: { src: pictureUrl('drawings/morning.svg'), width: 2400, height: 1500, alt: '' },
    marker: 'Sundial',
    kicker: slide?.kicker,
    title: words,
    text: slide?.text,
    back: 'Link',
  },
} satisfies Meta<typeof PageHero>
export default meta
type Story = StoryObj<typeof meta>

export const WithWayBack: Story = {}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: { kicker: en.where.kicker, title: en.longTitle, text: en.prose.lede, back: 'None' },
}
