import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../components/actions/button/button'

const meta = { tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const durations = [
  { seconds: 0.24, use: 'press and hover' },
  { seconds: 0.5, use: 'background of the header, accordion, lightbox' },
  { seconds: 0.55, use: 'overlay menu' },
  { seconds: 0.7, use: 'text that enters the window (ScrollReveal)' },
  { seconds: 0.78, use: 'picture of the showcase' },
  { seconds: 0.9, use: 'hero, ray of the sundial, picture under the pointer' },
]

function Durations() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="story-pad" data-column>
      <Button variant="outline" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <dl className="doc-durations" data-state={moved ? 'moved' : 'still'}>
        {durations.map(({ seconds, use }) => (
          <div key={seconds}>
            <dt>
              {seconds} s <span className="doc-use">{use}</span>
            </dt>
            <dd className="doc-track">
              <span style={{ transitionDuration: `${seconds}s` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The six durations with the easing `--ui-ease`: a fast start and a slow end. */
export const DurationsAndEasing: Story = {
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
