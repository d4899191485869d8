import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import * as Dialog from './dialog'

const dialog = (name: string) => page.getByRole('dialog', { name })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page with a button in its corner, which an open dialog does not cover, and a dialog without a trigger. */
function Page({ onPress }: { onPress?: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={onPress} style={{ position: 'fixed', insetInlineStart: 0, bottom: 0 }}>
        Book
      </button>
      <button type="button" onClick={() => setOpen(true)}>
        Terms
      </button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content title="Our terms" closeLabel="Close">
          <Dialog.Root>
            <Dialog.Trigger>Details</Dialog.Trigger>
            <Dialog.Content title="All details" closeLabel="Close the details" />
          </Dialog.Root>
        </Dialog.Content>
      </Dialog.Root>
    </>
  )
}

it('closes when the visitor presses outside, and the press does nothing else', async () => {
  const onPress = vi.fn()
  const { getByRole } = await render(<Page onPress={onPress} />)
  await getByRole('button', { name: 'Terms' }).click()
  await expect.element(dialog('Our terms')).toBeVisible()
  // The button is hidden from assistive technology now, and something may cover it.
  await getByRole('button', { name: 'Book', includeHidden: true }).click({ force: true })
  await expect.element(dialog('Our terms')).not.toBeInTheDocument()
  expect(onPress).not.toHaveBeenCalled()
  await getByRole('button', { name: 'Book' }).click()
  expect(onPress).toHaveBeenCalledOnce()
})

it('has a line around it, because on a dark page it has the colour of the page', async () => {
  await render(
    <Dialog.Root open>
      <Dialog.Content title="Our terms" closeLabel="Close" scheme="dark" />
    </Dialog.Root>,
  )
  const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(dialog('Our terms').element())
  expect(borderTopWidth).toBe('1px')
  expect(borderTopColor).not.toBe(backgroundColor)
})

it('returns the focus to what had it, also without a trigger', async () => {
  const { getByRole } = await render(<Page />)
  await getByRole('button', { name: 'Terms' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(getByRole('button', { name: 'Terms' })).toHaveFocus()
})

/** A list whose only item is deleted in a dialog, which its button opens. */
function List() {
  const [open, setOpen] = useState(false)
  const [hasItem, setHasItem] = useState(true)
  const remove = () => {
    setHasItem(false)
    setOpen(false)
  }
  return (
    <main tabIndex={-1}>
      {hasItem && (
        <button type="button" onClick={() => setOpen(true)}>
          Item
        </button>
      )}
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content title="Delete the item?" closeLabel="Close">
          <button type="button" onClick={remove}>
            Delete
          </button>
        </Dialog.Content>
      </Dialog.Root>
    </main>
  )
}

it('returns the focus to what was around a button that has left the page', async () => {
  const { getByRole } = await render(<List />)
  await getByRole('button', { name: 'Item' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog('Delete the item?')).not.toBeInTheDocument()
  await expect.element(getByRole('main')).toHaveFocus()
})

it('leaves the focus where the page has moved it while the dialog fades out', async () => {
  const onCloseAutoFocus = vi.fn()
  const { getByRole } = await render(
    <>
      <a href="#next">Next page</a>
      <Dialog.Root>
        <Dialog.Trigger>Terms</Dialog.Trigger>
        <Dialog.Content title="Our terms" closeLabel="Close" onCloseAutoFocus={onCloseAutoFocus} />
      </Dialog.Root>
    </>,
  )
  await getByRole('button', { name: 'Terms' }).click()
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  const link = getByRole('link', { name: 'Next page', includeHidden: true }).element() as HTMLElement
  page
    .getByRole('button', { name: 'Close' })
    .element()
    .addEventListener('click', () => setTimeout(() => link.focus()))
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => onCloseAutoFocus.mock.calls.length).toBe(1)
  expect(link).toHaveFocus()
})

it('closes with one Escape and keeps the dialog below it', async () => {
  const { getByRole } = await render(<Page />)
  await getByRole('button', { name: 'Terms' }).click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect.element(page.getByRole('button', { name: 'Close the details' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('All details')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Details' })).toHaveFocus()
  await expect.element(dialog('Our terms')).toBeVisible()
})

it('closes with the next Escape while the dialog above it fades out', async () => {
  const { getByRole } = await render(<Page />)
  await getByRole('button', { name: 'Terms' }).click()
  await page.getByRole('button', { name: 'Details' }).click()
  await expect.element(page.getByRole('button', { name: 'Close the details' })).toHaveFocus()
  await userEvent.keyboard('{Escape}{Escape}')
  await expect.element(dialog('Our terms')).not.toBeInTheDocument()
  await expect.element(getByRole('button', { name: 'Terms' })).toHaveFocus()
})

it('runs the handler of a button that closes it once, also at a double press', async () => {
  const onSend = vi.fn()
  await render(
    <Dialog.Root defaultOpen>
      <Dialog.Content title="Send?" closeLabel="Close">
        <Dialog.Close onClick={onSend}>Send</Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>,
  )
  await page.getByRole('button', { name: 'Send' }).dblClick()
  await expect.element(dialog('Send?')).not.toBeInTheDocument()
  expect(onSend).toHaveBeenCalledOnce()
})

it('closes by the back gesture of Android', async () => {
  const watchers: { onclose?: () => void; isDestroyed: boolean }[] = []
  class CloseWatcher {
    isDestroyed = false
    constructor() {
      watchers.push(this)
    }
    destroy() {
      this.isDestroyed = true
    }
  }
  vi.stubGlobal('CloseWatcher', CloseWatcher)
  const { getByRole } = await render(<Page />)
  expect(watchers).toEqual([])
  await getByRole('button', { name: 'Terms' }).click()
  await expect.element(dialog('Our terms')).toBeVisible()
  watchers.at(-1)?.onclose?.()
  await expect.element(dialog('Our terms')).not.toBeInTheDocument()
  expect(watchers.at(-1)?.isDestroyed).toBe(true)
  const onOpenChange = vi.fn()
  await render(<Dialog.Root open onOpenChange={onOpenChange} />)
  for (let gestures = 0; gestures < 2; gestures += 1) {
    const watcher = watchers.at(-1)
    const close = watcher?.onclose
    // A watcher closes once.
    delete watcher?.onclose
    close?.()
  }
  expect(onOpenChange.mock.calls).toEqual([[false], [false]])
})

it('keeps its own state', async () => {
  const onOpenChange = vi.fn()
  await render(
    <Dialog.Root defaultOpen onOpenChange={onOpenChange}>
      <Dialog.Content title="Our terms" closeLabel="Close" />
    </Dialog.Root>,
  )
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog('Our terms')).not.toBeInTheDocument()
  expect(onOpenChange.mock.calls).toEqual([[false]])
})

it('keeps the width of the scrollbar as padding, so that the page does not move', async () => {
  const { clientWidth } = document.documentElement
  const { getByRole } = await render(<Page />)
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(clientWidth + 15)
  await getByRole('button', { name: 'Terms' }).click()
  await expect.element(dialog('Our terms')).toBeVisible()
  expect(getComputedStyle(document.documentElement).paddingRight).toBe('15px')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog('Our terms')).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).paddingRight).toBe('0px')
  // The page has become short meanwhile.
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(clientWidth)
  await getByRole('button', { name: 'Terms' }).click()
  await expect.element(dialog('Our terms')).toBeVisible()
  expect(getComputedStyle(document.documentElement).paddingRight).toBe('0px')
})
