import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { useCloseOnBack } from './use-close-on-back'

/** The state that the page's router keeps in the history. */
const page = { key: 'page', idx: 3 }
const routerListener = vi.fn()

function Dialog({ name, onAction }: { name: string; onAction?: (() => void) | undefined }) {
  const [open, setOpen] = useState(false)
  useCloseOnBack(open, () => setOpen(false))
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open {name}
      </button>
      {open && (
        <div role="dialog" aria-label={name}>
          <button
            type="button"
            onClick={() => {
              setOpen(false)
              onAction?.()
            }}
          >
            close {name}
          </button>
          <a href="#next">
            <b>next</b>
          </a>
          <a href="#tab" target="_blank" rel="noopener">
            new tab
          </a>
        </div>
      )}
    </>
  )
}

const show = async (onAction?: () => void) => {
  const screen = await render(
    <StrictMode>
      <Dialog name="menu" onAction={onAction} />
      <Dialog name="picture" />
    </StrictMode>,
  )
  const press = (name: string) => (screen.getByText(name).element() as HTMLElement).click()
  const dialog = (name: string) => screen.getByRole('dialog', { name })
  const open = async (name: string, entries = 1) => {
    press(`open ${name}`)
    await expectEntries(entries)
  }
  return { ...screen, press, dialog, open }
}

const expectEntries = (uiDialogs: number) => expect.poll(() => history.state).toEqual({ ...page, uiDialogs })
const expectPage = () => expect.poll(() => history.state).toEqual(page)

/** Goes back, and waits for the end of it. */
const goBack = () =>
  new Promise<void>((resolve) => {
    window.addEventListener('hashchange', () => resolve(), { once: true })
    history.back()
  })

beforeEach(() => {
  history.pushState(page, '', '#')
  window.addEventListener('popstate', routerListener)
})
afterEach(async () => {
  // A dialog that is still open loses its entry later. The next test would take the entry for its own.
  await cleanup()
  await expect.poll(() => history.state).not.toHaveProperty('uiDialogs')
  window.removeEventListener('popstate', routerListener)
  routerListener.mockClear()
  vi.restoreAllMocks()
})

it('closes the dialog on Back, with one entry, of which the router sees nothing', async () => {
  const { length } = history
  const { dialog, open } = await show()
  await open('menu')
  expect(history.length).toBe(length + 1)
  history.back()
  await expect.element(dialog('menu')).not.toBeInTheDocument()
  expect(history.state).toEqual(page)
  expect(routerListener).not.toHaveBeenCalled()
})

it('removes the entry when the dialog closes in another way', async () => {
  const { open, press } = await show()
  await open('menu')
  press('close menu')
  await expectPage()
  expect(routerListener).not.toHaveBeenCalled()
})

it('removes the entry when the component unmounts', async () => {
  const { open, unmount } = await show()
  await open('menu')
  await unmount()
  await expectPage()
})

it('keeps one entry when the dialog closes and opens again at once', async () => {
  const { dialog, open, press } = await show()
  await open('menu')
  for (let time = 0; time < 3; time++) {
    press('close menu')
    await expect.element(dialog('menu')).not.toBeInTheDocument()
    press('open menu')
    await expect.element(dialog('menu')).toBeInTheDocument()
  }
  await expectEntries(1)
  history.back()
  await expect.element(dialog('menu')).not.toBeInTheDocument()
  expect(history.state).toEqual(page)
})

it('closes only the upper of two dialogs', async () => {
  const { dialog, open } = await show()
  await open('menu')
  await open('picture', 2)
  history.back()
  await expect.element(dialog('picture')).not.toBeInTheDocument()
  await expect.element(dialog('menu')).toBeInTheDocument()
  history.back()
  await expect.element(dialog('menu')).not.toBeInTheDocument()
  expect(history.state).toEqual(page)
})

it('uses the entry that a reload has left', async () => {
  history.pushState({ ...page, uiDialogs: 1 }, '')
  const { length } = history
  const { dialog, press } = await show()
  press('open menu')
  await expect.element(dialog('menu')).toBeInTheDocument()
  history.back()
  await expect.element(dialog('menu')).not.toBeInTheDocument()
  expect(history.state).toEqual(page)
  expect(history.length).toBe(length)
})

describe('a link in the dialog', () => {
  it('is followed once, from the page and not from the entry', async () => {
    const { open, press } = await show()
    const { length } = history
    await open('menu')
    press('next')
    await expect.poll(() => location.hash).toBe('#next')
    expect(history.length).toBe(length + 1)
    await goBack()
    expect(history.state).toEqual(page)
  })

  it('keeps the entry if it opens a new tab', async () => {
    const { open, press } = await show()
    await open('menu')
    const go = vi.spyOn(history, 'go')
    window.addEventListener('click', (event) => event.preventDefault(), { once: true })
    press('new tab')
    expect(go).not.toHaveBeenCalled()
  })
})

describe('a router that navigates', () => {
  const navigate = () => history.pushState({ key: 'next', idx: 4 }, '', '#next')

  it('in the click that closes the dialog', async () => {
    const { dialog, open, press } = await show(navigate)
    await open('menu')
    const go = vi.spyOn(history, 'go')
    press('close menu')
    await expect.element(dialog('menu')).not.toBeInTheDocument()
    expect(go).not.toHaveBeenCalled()
    expect(history.state).toEqual({ key: 'next', idx: 4 })
  })

  it('while the entry is being removed', async () => {
    const go = history.go.bind(history)
    vi.spyOn(history, 'go').mockImplementationOnce((delta) => {
      go(delta)
      navigate()
    })
    const { open, press } = await show()
    await open('menu')
    press('close menu')
    await expect.poll(() => location.hash).toBe('#next')
    expect(history.state).toEqual({ key: 'next', idx: 4 })
    await goBack()
    expect(history.state).toEqual(page)
  })
})

it('does not undo a scroll of the click that closes the dialog', async () => {
  document.body.style.height = '5000px'
  const { open, press } = await show(() => window.scrollTo(0, 2000))
  await open('menu')
  press('close menu')
  await expectPage()
  // A browser restores a scroll position before the next frame.
  await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  expect(window.scrollY).toBe(2000)
  expect(history.scrollRestoration).toBe('auto')
  document.body.style.height = ''
})
