import './docs.css'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../components/actions/button/button'

const meta = { tags: ['!autodocs'] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const durations = [
  { name: 'hover', use: 'press and hover' },
  { name: 'open', use: 'background of the header, accordion, menu, lightbox' },
  { name: 'reveal', use: 'text that enters the window (ScrollReveal)' },
  { name: 'picture', use: 'picture of the showcase' },
  { name: 'slide', use: 'hero, ray of the sundial, picture under the pointer' },
]

function Durations() {
  const [moved, setMoved] = useState(false)
  return (
    <div className="story-pad" data-column>
      <Button variant="outline" aria-pressed={moved} onClick={() => setMoved(!moved)}>
        Move
      </Button>
      <dl className="doc-durations" data-state={moved ? 'moved' : 'still'}>
        {durations.map(({ name, use }) => (
          <div key={name}>
            <dt>
              <code>--ui-duration-{name}</code> <span className="doc-use">{use}</span>
            </dt>
            <dd className="doc-track">
              <span style={{ transitionDuration: `var(--ui-duration-${name})` }} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The five durations with the easing `--ui-ease`: a fast start and a slow end. */
export const DurationsAndEasing: Story = {
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
  },
}
