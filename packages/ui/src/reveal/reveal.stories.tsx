import type { Meta, StoryObj } from '@storybook/react-vite'
import { wordsOf } from '../../.storybook/words'
import { Heading } from '../heading/heading'
import { Text } from '../text/text'
import { Reveal } from './reveal'

const meta = { title: 'Foundations/Reveal', component: Reveal } satisfies Meta<typeof Reveal>
export default meta

/** Scroll: what stands below the first view rises and fades in, one after the other. */
export const BelowTheFold: StoryObj<typeof meta> = {
  render: (args, context) => (
    <div className="story-pad" data-column>
      <div className="story-tall" />
      <Reveal {...args}>
        <Heading>{wordsOf(context).where.title}</Heading>
        <Text>{wordsOf(context).where.text}</Text>
      </Reveal>
    </div>
  ),
}
