import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../test/messages'
import { Sundial } from '../../foundations/sundial/sundial'
import { PullQuote } from '../../typography/pull-quote/pull-quote'
import { Text } from '../../typography/text/text'
import { Section } from '../section/section'
import { Stack, TwoColumns } from '../two-columns/two-columns'
import { Sticky } from './sticky'

/**
 * **Do.** Use it for a short text beside a long one.
 *
 * **Don’t.** Do not use it for anything higher than the window.
 */
const meta = {
  tags: ['affix'],
  component: Sticky,
} satisfies Meta<typeof Sticky>
export default meta

/** A sticky quote stays in view while the text beside it scrolls. */
export const BesideAText: StoryObj<typeof meta> = {
  render: (args, context) => {
    const { prose, quote, longTitle } = messagesFor(context)
    const paragraphs = [prose.lede, prose.text, prose.closing]
    return (
      <Section aria-label={String(longTitle)}>
        <TwoColumns ratio="4:8" align="start">
          <Sticky {...args}>
            <PullQuote marker={<Sundial hour={18} size="medium" />}>{quote}</PullQuote>
          </Sticky>
          <Stack>
            {[1, 2, 3, 4].flatMap((time) =>
              paragraphs.map((paragraph) => <Text key={`${time} ${paragraph}`}>{paragraph}</Text>),
            )}
          </Stack>
        </TwoColumns>
      </Section>
    )
  },
}
