import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../components/actions/button/button'

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const durations = [
  { seconds: 0.24, what: 'a press, a hover: the shadow on a button, a bar’s controls' },
  { seconds: 0.5, what: 'a surface: the header’s ground, an answer, the lightbox' },
  { seconds: 0.55, what: 'the menu of a phone' },
  { seconds: 0.7, what: 'words that rise into view' },
  { seconds: 0.78, what: 'the picture of a room, in the showcase' },
  { seconds: 0.9, what: 'the hero, its ray, a picture under the pointer' },
]

function Durations() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="story-pad" data-column>
      <Button variant="outline" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <dl className="doc-durations" data-state={moved ? 'moved' : 'still'}>
        {durations.map(({ seconds, what }) => (
          <div key={seconds}>
            <dt>
              {seconds} s <span className="doc-what">{what}</span>
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

/** All with the one easing of the house, `--ui-ease`: quick away, slow to arrive. */
export const DurationsAndEasing: Story = {
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
