import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { withStoryPage } from '../../../test/story-page'
import { ConsentScript, useConsent } from '../..'
import type { ConsentCategory } from '../../core'
import { Button } from '../button/button'

const src = 'https://statistics.example/tag.js'

/** Shows whether the category is allowed, with a button that changes the decision. */
function Decision({ category }: { category: ConsentCategory }) {
  const { state, update } = useConsent()
  return (
    <p className="story-text">
      {state[category] ? 'The script is loaded.' : 'The script is not loaded.'}{' '}
      <Button variant="outline" onClick={() => update({ [category]: !state[category] })}>
        {state[category] ? 'Withdraw' : 'Allow'}
      </Button>
    </p>
  )
}

/**
 * **Do.** Use it for every script that stores or sends data, and name the category that the cookie policy names.
 *
 * **Don’t.** Do not use it for an embed that is visible. That is a `ConsentGate`.
 */
const meta = {
  tags: ['tag', 'pixel'],
  component: ConsentScript,
  args: { category: 'analytics', src, attributes: { 'data-site': '7' } },
  parameters: { page: { decision: {} } },
  decorators: [
    (Story, { args }) => (
      <>
        <Decision category={args.category} />
        <Story />
      </>
    ),
    withStoryPage,
  ],
} satisfies Meta<typeof ConsentScript>

export default meta
type Story = StoryObj<typeof meta>

const script = () => document.head.querySelector(`script[src="${src}"]`)

/** `ConsentScript` renders nothing. A line of text in the story says whether the script is loaded. */
export const Blocked: Story = {
  play: async () => {
    await expect(script()).toBeNull()
  },
}

/** When the visitor allows the category, the script is loaded with its attributes. */
export const Allowed: Story = {
  // Its picture on a docs page would be that before the action.
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Allow' }))
    await waitFor(() => expect(script()).toHaveAttribute('data-site', '7'))
  },
}
