import type { Meta, StoryObj } from '@storybook/react-vite'
import { choiceOf } from '../../../../test/choice-of'
import { en } from '../../../../test/messages/en'
import { Sundial } from '../../foundations/sundial/sundial'
import { Section } from '../../layout/section/section'
import { InsiderTip } from './insider-tip'

/**
 * **Do.** Give away one thing that only the house knows, with a name or a place.
 *
 * **Don’t.** Do not use it for advertising. One per article.
 */
const meta = {
  tags: ['callout'],
  component: InsiderTip,
  argTypes: { marker: choiceOf({ Sundial: <Sundial hour={12} />, None: undefined }) },
  args: { kicker: en.brand, title: en.tip.title, marker: 'Sundial', children: en.tip.text },
} satisfies Meta<typeof InsiderTip>
export default meta
type Story = StoryObj<typeof meta>

/** An insider tip at the end of a blog post, in the `band` scheme. */
export const OnColoredBackground: Story = {
  render: (args) => (
    <Section scheme="band" space="compact">
      <InsiderTip {...args} />
    </Section>
  ),
}

export const GermanAt320: Story = {
  ...OnColoredBackground,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
