import type { Meta, StoryObj } from '@storybook/react-vite'
import { en } from '../../../../.storybook/messages/en'
import { BackLink } from '../../navigation/back-link/back-link'
import { PageHero } from './page-hero'

const slide = en.hero.slides[3]

const meta = {
  title: 'Components/Layout/Page hero (page header)',
  id: 'components-layout-page-hero',
  component: PageHero,
  args: {
    picture: { src: '/drawings/morning.svg', width: 2400, height: 1500 },
    hour: 8,
    kicker: slide?.kicker,
    title: slide?.title,
    text: slide?.text,
    back: <BackLink href="#rooms">{en.allRooms}</BackLink>,
  },
} satisfies Meta<typeof PageHero>
export default meta
type Story = StoryObj<typeof meta>

export const WithBackLink: Story = {}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: { kicker: en.where.kicker, title: en.longTitle, text: en.prose.lede, back: undefined },
}
