import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { pictureUrl } from '../../../../test/picture-url'
import { Button } from '../../actions/button/button'
import { Sundial } from '../../foundations/sundial/sundial'
import { Text } from '../../typography/text/text'
import { SectionTitle } from '../section-title/section-title'
import { FeatureSection } from './feature-section'

const drawing = (name: string) => ({ src: pictureUrl(`drawings/${name}.svg`), width: 2400, height: 1500 })

/**
 * **Do.** Alternate `side` from one feature to the next.
 *
 * **Don’t.** Do not set more than two in a row.
 */
const meta = {
  tags: ['media object'],
  component: FeatureSection,
  // The size of the title follows the width of the window.
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: { picture: { ...drawing('evening'), alt: '' } },
  render: (args, context) => {
    const { hero, toRestaurant } = messagesFor(context)
    const messages = hero.slides[2]
    return (
      <FeatureSection {...args} aria-labelledby="feature">
        <SectionTitle id="feature" marker={<Sundial hour={22} />} kicker={messages?.kicker}>
          {messages?.title}
        </SectionTitle>
        <Text>{messages?.text}</Text>
        <Button asChild variant="outline">
          <a href="#restaurant">{toRestaurant}</a>
        </Button>
      </FeatureSection>
    )
  },
} satisfies Meta<typeof FeatureSection>
export default meta
type Story = StoryObj<typeof meta>

export const PictureOnTheLeft: Story = {}

export const PictureOnTheRight: Story = { args: { side: 'right', scheme: 'band' } }

/** The text sets the height: beside a long text the picture is as high as the text. */
export const LongText: Story = {
  render: (args, context) => {
    const { prose } = messagesFor(context)
    return (
      <FeatureSection {...args} aria-label={prose.title}>
        {[1, 2, 3].flatMap((time) =>
          [prose.lede, prose.text, prose.closing].map((text) => <Text key={`${time} ${text}`}>{text}</Text>),
        )}
      </FeatureSection>
    )
  },
}

/** A picture that fails to load keeps its space. */
export const MissingPicture: Story = {
  args: { picture: { ...drawing('noon'), src: 'no-such-picture.svg', alt: '' } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const LongWordAt320: Story = {
  globals: { language: 'de', viewport: { value: 'narrow' } },
  render: (args, context) => {
    const { longTitle, fairs } = messagesFor(context)
    return (
      <FeatureSection {...args} aria-labelledby="feature">
        <SectionTitle id="feature" marker={<Sundial hour={8} />} kicker={fairs.kicker}>
          {longTitle}
        </SectionTitle>
        <Text>{fairs.text}</Text>
      </FeatureSection>
    )
  },
}
