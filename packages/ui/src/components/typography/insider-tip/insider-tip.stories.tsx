import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Section } from '../../layout/section/section'
import { InsiderTip } from './insider-tip'

const meta = {
  title: 'Components/Typography/Insider tip (callout)',
  id: 'components-typography-insider-tip',
  component: InsiderTip,
  args: { kicker: '', title: '', hour: 12 },
  argTypes: { hour: { control: { type: 'range', min: 0, max: 24, step: 0.5 } } },
} satisfies Meta<typeof InsiderTip>
export default meta
type Story = StoryObj<typeof meta>

/** An insider tip at the end of a blog post, in the `band` scheme. */
export const OnColouredBackground: Story = {
  render: (args, context) => {
    const { brand, tip } = messagesFor(context)
    return (
      <Section scheme="band" space="compact">
        <InsiderTip {...args} kicker={brand} title={tip.title}>
          {tip.text}
        </InsiderTip>
      </Section>
    )
  },
}

export const GermanAt320: Story = {
  ...OnColouredBackground,
  globals: { language: 'de', viewport: { value: 'narrow' } },
}
