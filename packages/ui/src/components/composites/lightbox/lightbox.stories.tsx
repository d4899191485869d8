import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { messagesFor, type StoryMessages } from '../../../../.storybook/messages'
import { Button } from '../../actions/button/button'
import { Lightbox } from './lightbox'

const files = ['golden-hour', 'dusk', 'evening', 'morning', 'noon', 'where']

const imagesOf = ({ gallery }: StoryMessages) =>
  gallery.alts.map((alt, index) => ({
    src: `/drawings/${files[index]}.svg`,
    width: files[index] === 'where' ? 1200 : 2400,
    height: files[index] === 'where' ? 1420 : 1500,
    alt,
  }))

interface ViewerProps {
  messages: StoryMessages
  images?: ReturnType<typeof imagesOf>
}

function Viewer({ messages, images = imagesOf(messages) }: ViewerProps) {
  const [openAt, setOpenAt] = useState<number | null>(null)
  return (
    <>
      <Button variant="outline" onClick={() => setOpenAt(1)}>
        {messages.gallery.title}
      </Button>
      <Lightbox images={images} openAt={openAt} onClose={() => setOpenAt(null)} messages={messages.gallery} />
    </>
  )
}

const meta = {
  title: 'Components/Composites/Lightbox (image viewer, modal)',
  id: 'components-composites-lightbox',
  component: Lightbox,
  args: { images: [], openAt: null, onClose: () => {}, messages: {} as never },
  decorators: [
    (Story) => (
      <div className="story-pad">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Lightbox>
export default meta
type Story = StoryObj<typeof meta>

const caption = () => document.querySelector('[data-slot=ui-lightbox-caption]')

async function open(canvasElement: HTMLElement) {
  await userEvent.click(within(canvasElement).getByRole('button'))
  const lightbox = await screen.findByRole('dialog')
  await waitFor(() => expect(lightbox.getAnimations()).toHaveLength(0))
  return lightbox
}

/** Waits until the lightbox has faded out, which takes long on a busy machine. */
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 5000 })

/** The lightbox opens at the second picture. */
export const Open: Story = {
  render: (_, context) => <Viewer messages={messagesFor(context)} />,
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(caption()).toHaveTextContent(/2\D+6/)
  },
}

/** The arrow keys change the picture and wrap, Enter selects a thumbnail, Escape closes the lightbox. */
export const ByKeyboard: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button')
    button.focus()
    await userEvent.keyboard('{Enter}')
    const lightbox = await screen.findByRole('dialog')
    await waitFor(() => expect(lightbox.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(caption()).toHaveTextContent(/3\D+6/))
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(caption()).toHaveTextContent(/6\D+6/))
    within(within(lightbox).getByRole('list')).getAllByRole('button')[3]?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(caption()).toHaveTextContent(/4\D+6/))
    await userEvent.keyboard('{Escape}')
    await closed()
    await expect(button).toHaveFocus()
  },
}

/** A press of the area beside the picture closes the lightbox. */
export const ClosedByBackdrop: Story = {
  ...Open,
  play: async ({ canvasElement }) => {
    const lightbox = await open(canvasElement)
    const stage = lightbox.querySelectorAll('[data-slot=ui-lightbox-stage]')[1]
    if (!stage) throw new Error('no picture')
    await userEvent.click(stage)
    await closed()
  },
}

/** A lightbox with a single picture has no arrows and no thumbnails. */
export const OnePicture: Story = {
  ...Open,
  render: (_, context) => (
    <Viewer messages={messagesFor(context)} images={imagesOf(messagesFor(context)).slice(0, 1)} />
  ),
  play: async ({ canvasElement }) => {
    const lightbox = await open(canvasElement)
    await expect(within(lightbox).getAllByRole('button')).toHaveLength(1)
  },
}

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = { ...Open, globals: { language: 'de', viewport: { value: 'narrow' } } }

/** Under reduced motion the picture changes without a transition. */
export const ReducedMotion: Story = { ...Open, globals: { motion: 'reduced' } }

/** A picture that does not load keeps its space and shows its `alt`. */
export const MissingPicture: Story = {
  ...Open,
  render: (_, context) => {
    const messages = messagesFor(context)
    const images = imagesOf(messages).map((image) => ({ ...image, src: `/no-such-picture${image.src}` }))
    return <Viewer messages={messages} images={images} />
  },
}
