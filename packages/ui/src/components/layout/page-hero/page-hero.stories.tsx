import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { BackLink } from '../../navigation/back-link/back-link'
import { PageHero } from './page-hero'

const meta = {
  title: 'Components/Layout/Page hero (page header)',
  id: 'components-layout-page-hero',
  component: PageHero,
  args: {
    picture: { src: '/drawings/morning.svg', width: 2400, height: 1500 },
    hour: 8,
    kicker: '',
    title: '',
  },
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
} satisfies Meta<typeof PageHero>
export default meta
type Story = StoryObj<typeof meta>

export const WithBackLink: Story = {
  render: (args, context) => {
    const { hero, allRooms } = messagesFor(context)
    const slide = hero.slides[3]
    return (
      <PageHero
        {...args}
        back={<BackLink href="#rooms">{allRooms}</BackLink>}
        kicker={slide?.kicker}
        title={slide?.title}
        text={slide?.text}
      />
    )
  },
}

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const { longTitle, prose, where } = messagesFor(context)
    return <PageHero {...args} kicker={where.kicker} title={longTitle} text={prose.lede} />
  },
}
