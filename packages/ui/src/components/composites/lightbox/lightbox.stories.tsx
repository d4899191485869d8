import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentProps, ComponentType } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { framesOf } from '../../../../../../stories/states.tsx'
import { messagesFor } from '../../../../test/messages'
import { en } from '../../../../test/messages/en'
import { pictureUrl } from '../../../../test/picture-url'
import { withState, withStoryPadding } from '../../../../test/story-decorators'
import { Button } from '../../actions/button/button'
import { Lightbox } from './lightbox'

const files = ['golden-hour', 'dusk', 'evening', 'morning', 'noon', 'where']

const { alts, label: _, ...messages } = en.gallery

const pictures = alts.map((alt, index) => ({
  src: pictureUrl(`drawings/${files[index]}.svg`),
  width: files[index] === 'where' ? 1200 : 2400,
  height: files[index] === 'where' ? 1420 : 1500,
  alt,
}))

type Args = ComponentProps<typeof Lightbox>

interface OpenerProps {
  Story: ComponentType<{ args: Args }>
  args: Args
  label: string
}

/** A button that opens the lightbox at the second picture, or at the only one. */
function Opener({ Story, args, label }: OpenerProps) {
  return (
    <>
      <Button variant="outline" onClick={() => args.onIndexChange?.(Math.min(1, args.pictures.length - 1))}>
        {label}
      </Button>
      <Story args={args} />
    </>
  )
}

/** The code on the docs page, written by hand: Storybook generates no state, and a closed lightbox shows nothing. */
const code = `import { Button, Lightbox } from '@meridiana/ui'
import '@meridiana/ui/fonts.css'
import '@meridiana/ui/styles.css'
import { useState } from 'react'

const pictures = [{ src: '/loggia.webp', width: 2400, height: 1500, alt: 'The loggia at sunset' }]
const messages = ${JSON.stringify(messages, undefined, 2)}

export function Example() {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <Button onClick={() => setIndex(0)}>Pictures</Button>
      <Lightbox pictures={pictures} index={index} onIndexChange={setIndex} messages={messages} />
    </>
  )
}`

/**
 * **Do.** Use `Gallery`, which opens it. Use it alone for a trigger of your own.
 *
 * **Don’t.** Do not show pictures in it that are smaller than those of the page.
 *
 * **Related.** [Dialog](?path=/docs/ui-composites-dialog--docs) for text and forms,
 * [Gallery](?path=/docs/ui-composites-gallery--docs) for the pictures that open it.
 *
 * **Keyboard and screen readers.** Modal dialog; a new picture is announced; focus returns to the picture that opened
 * it.
 *
 * | Key | Effect |
 * | --- | --- |
 * | Left, Right | show the previous and the next picture, and wrap |
 * | +, - | enlarge and reduce the picture |
 * | Left, Right, Up, Down | move the enlarged picture |
 * | Escape | closes |
 * | Tab, Shift + Tab | move inside the lightbox only |
 */
const meta = {
  tags: ['image viewer', 'picture viewer', 'photo viewer', 'zoom', 'modal'],
  component: Lightbox,
  args: { pictures, index: null, onIndexChange: fn(), messages },
  // In a frame: else the open lightbox would cover the page. Only one story is on the docs page, because a lightbox that
  // opens takes the focus, and the page scrolls to it.
  parameters: {
    // The lightbox is outside of the story's element.
    pseudo: { rootSelector: 'body' },
    docs: { source: { code }, story: { inline: false, height: '640px' } },
  },
  decorators: [
    (Story, context) =>
      // The states are frames, of which each has its own.
      context.parameters.states ? (
        <Story />
      ) : (
        <Opener
          Story={Story as OpenerProps['Story']}
          args={context.args}
          label={messagesFor(context).gallery.title}
        />
      ),
    withState('index'),
    withStoryPadding(),
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
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(caption()).toHaveTextContent(/2\D+6/)
  },
}

/** The arrow keys change the picture and wrap, Enter selects a thumbnail, Escape closes the lightbox. */
export const KeyboardNavigation: Story = {
  ...Open,
  globals: { language: 'en' },
  tags: ['!dev', '!autodocs'],

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

/** A press of an arrow counts as soon as the lightbox is on the page. */
export const EarlyPress: Story = {
  ...Open,
  globals: { language: 'en' },
  tags: ['!dev', '!autodocs'],

  play: async ({ canvasElement }) => {
    // React finishes its work before an event of userEvent returns, and on a page it does not.
    new MutationObserver((_, observer) => {
      const next = document.querySelector<HTMLElement>('[data-slot=ui-lightbox-arrows] button:last-child')
      if (next) observer.disconnect()
      next?.click()
    }).observe(document.body, { childList: true, subtree: true })
    within(canvasElement).getByRole('button').click()
    await waitFor(() => expect(caption()).toHaveTextContent(/3\D+6/))
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(caption()).toHaveTextContent(/4\D+6/))
  },
}

/** The answer to a question above the lightbox, such as that about cookies, does not close it. */
export const PressAbove: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],

  play: async ({ canvasElement, args }) => {
    await open(canvasElement)
    await fireEvent.pointerDown(document.body)
    await fireEvent.click(document.body)
    // Radix calls `onOpenChange` in a timer.
    await new Promise((resolve) => setTimeout(resolve))
    await expect(args.onIndexChange).not.toHaveBeenCalledWith(null)
  },
}

/** A press of the area beside the picture closes the lightbox. */
export const ClosedByBackdrop: Story = {
  ...Open,
  tags: ['!dev', '!autodocs'],

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
  tags: ['!autodocs'],
  args: { pictures: pictures.slice(0, 1) },
  play: async ({ canvasElement }) => {
    const lightbox = await open(canvasElement)
    await expect(within(lightbox).getAllByRole('button')).toHaveLength(1)
  },
}

/** Right to left, the left arrow key shows the next picture. */
export const RightToLeft: Story = {
  ...Open,
  globals: { language: 'he' },
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.keyboard('{ArrowLeft}')
    await waitFor(() => expect(caption()).toHaveTextContent(/3\D+6/))
  },
}

/** The key + enlarges the picture. */
export const Enlarged: Story = {
  tags: ['!autodocs'],
  ...Open,
  play: async ({ canvasElement }) => {
    const lightbox = await open(canvasElement)
    await userEvent.keyboard('{+}{+}')
    await waitFor(() => expect(lightbox.querySelector('[data-state=enlarged]')).not.toBeNull())
  },
}

export const Phone: Story = { ...Open, globals: { viewport: { value: 'phone' } } }

export const GermanAt320: Story = { ...Open, globals: { language: 'de', viewport: { value: 'narrow' } } }

/** A picture that does not load keeps its space and shows its `alt`. */
export const MissingPicture: Story = {
  tags: ['!autodocs'],
  ...Open,
  args: { pictures: pictures.map((picture, index) => ({ ...picture, src: `no-such-picture-${index}.svg` })) },
}

/** The states below one another. */
export const States: Story = framesOf('open', '36rem') as never
