import type { Meta, StoryObj } from '@storybook/react-vite'
import { statesOf } from '../../../../../../stories/states.tsx'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withStoryPadding } from '../../../../test/story-decorators'
import { Icon } from '../../foundations/icon/icon'
import * as Picture from '../picture/picture'
import { PictureLink } from './picture-link'

const label = (
  <>
    {en.itineraries.open} <Icon name="arrow-right" />
  </>
)

/**
 * **Do.** Use it for one picture that leads to a page, with a label that names it.
 *
 * **Don’t.** Do not use it for a list. Those are cards.
 */
const meta = {
  component: PictureLink,
  argTypes: { label: choiceOf({ 'Text and icon': label, Text: en.itineraries.open }) },
  args: {
    href: pictureUrl('drawings/where.svg'),
    label: 'Text and icon',
    children: (
      <Picture.Root
        src={pictureUrl('drawings/where.svg')}
        alt={en.where.picture}
        width={1200}
        height={1420}
      />
    ),
  },
  decorators: [withStoryPadding()],
} satisfies Meta<typeof PictureLink>
export default meta
type Story = StoryObj<typeof meta>

export const OnADrawing: Story = {}

export const GermanAt320: Story = { globals: { language: 'de', viewport: { value: 'narrow' } } }

/** The states side by side. */
export const States: Story = statesOf<Story>({
  states: { 'Long, in German': { label: 'Den Grundriss der Dachterrassenwohnung vergrößern' } },
})
