import type { Meta, StoryObj } from '@storybook/react-vite'
import { messagesFor } from '../../../../.storybook/messages'
import { Badge } from './badge'

const meta = {
  title: 'Components/Typography/Badge (tag, label, chip)',
  id: 'components-typography-badge',
  component: Badge,
  argTypes: { tone: { control: 'inline-radio', options: ['plain', 'accent', 'strong'] } },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const Tones: Story = {
  render: (_, context) => {
    const { isNew, season, closed } = messagesFor(context).badge
    return (
      <>
        {['light', 'quiet', 'band', 'dark', 'night'].map((scheme) => (
          <div key={scheme} className="story-pad" data-scheme={scheme}>
            <Badge>{closed}</Badge>
            <Badge tone="accent">{isNew}</Badge>
            <Badge tone="strong">{season}</Badge>
          </div>
        ))}
      </>
    )
  },
}

export const GermanAt320: Story = { ...Tones, globals: { language: 'de', viewport: { value: 'narrow' } } }
