import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { messages, pictures } from '../../../../test/lightbox-props'
import '../../../styles/index.css'
import { Gallery } from './gallery'

const lightbox = page.getByRole('dialog')
const link = (name: string) => page.getByRole('link', { name })
const onIndexChange = vi.fn()

/** A gallery whose picture the page keeps, with a button of the page that opens the first one. */
function Page({ initial = null }: { initial?: number | null }) {
  const [index, setIndex] = useState<number | null>(initial)
  const change = (next: number | null) => {
    onIndexChange(next)
    setIndex(next)
  }
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        All pictures
      </button>
      <Gallery pictures={pictures} messages={messages} index={index} onIndexChange={change} />
    </>
  )
}

it('reports the picture that a visitor opens, each change and the end', async () => {
  onIndexChange.mockClear()
  await render(<Page />)
  await link('Bath').click()
  await expect.element(lightbox).toHaveAccessibleDescription('Bath 2 of 3')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(lightbox).toHaveAccessibleDescription('Desk 3 of 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  expect(onIndexChange.mock.calls).toEqual([[1], [2], [null]])
  await expect.element(link('Bath')).toHaveFocus()
})

it('opens and closes its pictures by itself', async () => {
  onIndexChange.mockClear()
  await render(
    <Gallery pictures={pictures} messages={messages} defaultIndex={2} onIndexChange={onIndexChange} />,
  )
  await expect.element(lightbox).toHaveAccessibleDescription('Desk 3 of 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(lightbox).not.toBeInTheDocument()
  await link('Bed').click()
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
  expect(onIndexChange.mock.calls).toEqual([[null], [0]])
})

it('opens one picture while Enter is held: the key that repeats does not press the close button', async () => {
  await render(<Page />)
  ;(link('Bath').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  const close = page.getByRole('button', { name: messages.close })
  await expect.element(close).toHaveFocus()
  const press = (repeat: boolean) =>
    close
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }))
  expect([press(true), press(false)]).toEqual([false, true])
})
it('moves to another picture that the page asks for while one is open', async () => {
  const { rerender } = await render(<Gallery pictures={pictures} messages={messages} index={0} />)
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
  await rerender(<Gallery pictures={pictures} messages={messages} index={2} />)
  await expect.element(lightbox).toHaveAccessibleDescription('Desk 3 of 3')
  await rerender(<Gallery pictures={pictures} messages={messages} index={null} />)
  await expect.element(lightbox).not.toBeInTheDocument()
})

it('returns the focus to the link of a picture that was opened by an address', async () => {
  await render(<Page initial={1} />)
  await expect.element(lightbox).toHaveAccessibleDescription('Bath 2 of 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(link('Bath')).toHaveFocus()
})

it('returns the focus to the button of the page that opened a picture', async () => {
  const { getByRole } = await render(<Page />)
  await getByRole('button', { name: 'All pictures' }).click()
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('button', { name: 'All pictures' })).toHaveFocus()
})

it.each([-1, 3, 1.5, Number.NaN])('is closed at the index %s, which no picture has', async (index) => {
  const { rerender } = await render(<Gallery pictures={pictures} messages={messages} index={1} />)
  await expect.element(lightbox).toHaveAccessibleDescription('Bath 2 of 3')
  await rerender(<Gallery pictures={pictures} messages={messages} index={index} />)
  await expect.element(lightbox).not.toBeInTheDocument()
  await expect.element(link('Bed')).toBeVisible()
})

it('does not open by itself when a picture that has left the list comes back', async () => {
  const { rerender } = await render(
    <Gallery pictures={pictures} messages={messages} defaultIndex={2} onIndexChange={onIndexChange} />,
  )
  await expect.element(lightbox).toHaveAccessibleDescription('Desk 3 of 3')
  onIndexChange.mockClear()
  await rerender(
    <Gallery pictures={pictures.slice(0, 2)} messages={messages} onIndexChange={onIndexChange} />,
  )
  await expect.element(lightbox).not.toBeInTheDocument()
  expect(onIndexChange.mock.calls).toEqual([[null]])
  await rerender(<Gallery pictures={pictures} messages={messages} onIndexChange={onIndexChange} />)
  await link('Bed').click()
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
  expect(onIndexChange.mock.calls).toEqual([[null], [0]])
})

it('reads from right to left, as the part of the page around it', async () => {
  await render(
    <div dir="rtl">
      <Gallery pictures={pictures} messages={messages} defaultIndex={0} />
    </div>,
  )
  await expect.element(lightbox).toHaveAccessibleDescription('Bed 1 of 3')
  expect(getComputedStyle(lightbox.element()).direction).toBe('rtl')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(lightbox).toHaveAccessibleDescription('Bath 2 of 3')
})

it('shows each picture once after a change, also if it had the same picture twice', async () => {
  const [bed, , desk] = pictures
  if (!bed || !desk) throw new Error('There are three pictures.')
  const { rerender, getByRole } = await render(<Gallery pictures={[bed, bed, desk]} messages={messages} />)
  expect(getByRole('link').elements()).toHaveLength(3)
  await rerender(<Gallery pictures={[desk, bed]} messages={messages} />)
  expect(getByRole('link').elements()).toHaveLength(2)
})
