import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { choiceOf } from '../../../../test/choice-of'
import { germanChromaticModes } from '../../../../test/chromatic-modes'
import { leaveAtRest } from '../../../../test/leave-at-rest'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { CardLink } from '../../actions/card-link/card-link'
import { TextLink } from '../../actions/text-link/text-link'
import { Sundial } from '../../foundations/sundial/sundial'
import { BackLink } from '../../navigation/back-link/back-link'
import { ParallaxPicture } from '../../pictures/parallax-picture/parallax-picture'
import * as Picture from '../../pictures/picture/picture'
import { Heading } from '../../typography/heading/heading'
import { Text } from '../../typography/text/text'
import { SectionTitle } from '../section-title/section-title'
import { Banner } from './banner'

const drawing = (name: string) => ({ src: pictureUrl(`drawings/${name}.svg`), width: 2400, height: 1500 })

const [, , evening, morning] = en.hero.slides

/**
 * **Do.** Use `size="opening"` once, as the first section of a page.
 *
 * **Don’t.** Do not put more than a title, a sentence and an action over the picture.
 */
const meta = {
  tags: ['cover', 'CTA'],
  component: Banner,
  parameters: { chromatic: { modes: germanChromaticModes } },
  argTypes: {
    media: choiceOf({
      Picture: <Picture.Root {...drawing('morning')} alt="" focus="right" priority />,
      Parallax: (
        <ParallaxPicture>
          <Picture.Root {...drawing('evening')} alt="" />
        </ParallaxPicture>
      ),
      None: undefined,
    }),
    back: choiceOf({ Link: <BackLink href="#rooms">{en.allRooms}</BackLink>, None: undefined }),
    scheme: choiceOf({ dark: 'dark', night: undefined }),
  },
  args: { scheme: 'night' },
} satisfies Meta<typeof Banner>
export default meta
type Story = StoryObj<typeof meta>

/** A banner at the top of a page has its text at the bottom, and a back link below the header. */
export const TopOfAPage: Story = {
  args: {
    size: 'opening',
    media: 'Picture',
    back: 'Link',
    'aria-labelledby': 'opening',
    children: (
      <>
        <SectionTitle as="h1" size="h1" id="opening" marker={<Sundial hour={8} />} kicker={morning?.kicker}>
          {morning?.title}
        </SectionTitle>
        <Text size="lead">{morning?.text}</Text>
      </>
    ),
  },
}

/** A banner between two sections. The whole banner is the link, and the focus ring is on the link's text. */
export const BetweenSections: Story = {
  args: {
    media: 'Parallax',
    'aria-labelledby': 'band',
    children: (
      <>
        <Heading id="band">{evening?.title}</Heading>
        <Text size="lead">{evening?.text}</Text>
        <CardLink asChild>
          <TextLink href="#restaurant">{en.toRestaurant}</TextLink>
        </CardLink>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
    leaveAtRest()
  },
}

/** If the picture fails to load, the dark surface behind the text stays visible. */
export const MissingPicture: Story = {
  ...TopOfAPage,
  args: {
    ...TopOfAPage.args,
    media: <Picture.Root {...drawing('noon')} src="no-such-picture.svg" alt="" />,
  },
}

export const WithoutPicture: Story = {
  ...BetweenSections,
  args: { ...BetweenSections.args, media: 'None' },
}

/** A text that does not fit makes the banner higher. */
export const LongWordAt320: Story = {
  ...TopOfAPage,
  globals: { language: 'de', viewport: { value: 'narrow' } },
  args: {
    ...TopOfAPage.args,
    children: (
      <>
        <Heading as="h1" size="h1" id="opening">
          {en.longTitle}
        </Heading>
        <Text size="lead">{en.prose.lede}</Text>
      </>
    ),
  },
}

export const BetweenSectionsInGermanAt320: Story = {
  ...BetweenSections,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}

export const Phone: Story = { ...TopOfAPage, globals: { viewport: { value: 'phone' } } }
