import { Activity, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog, Lightbox, type LightboxMessages, OverlayMenu } from '../index'
import '../styles/index.css'

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'Pool', width: 1, height: 1 }

const names = ['menu', 'lightbox', 'dialog'] as const

function Modals({ style = '' }: { style?: string }) {
  const [open, setOpen] = useState<(typeof names)[number]>()
  const openIf = (name: typeof open) => (next: boolean) => setOpen(next ? name : undefined)
  return (
    <>
      <style>{style}</style>
      <button type="button" onClick={() => setOpen('lightbox')}>
        lightbox
      </button>
      <OverlayMenu.Root open={open === 'menu'} onOpenChange={openIf('menu')}>
        <OverlayMenu.Trigger aria-label="menu" />
        <OverlayMenu.Content title="Menu" closeLabel="Close" />
      </OverlayMenu.Root>
      <Lightbox
        pictures={[picture]}
        index={open === 'lightbox' ? 0 : null}
        onIndexChange={() => setOpen(undefined)}
        messages={{ position: '', close: 'Close' } as LightboxMessages}
      />
      <Dialog.Root open={open === 'dialog'} onOpenChange={openIf('dialog')}>
        <Dialog.Trigger>dialog</Dialog.Trigger>
        <Dialog.Content title="Dialog" closeLabel="Close" />
      </Dialog.Root>
      <output>{open ?? 'closed'}</output>
    </>
  )
}

const modal = () => document.querySelector('[role=dialog]')
const overflow = () => getComputedStyle(document.documentElement).overflowY
const slowly = ':root { --ui-duration-open: 600s !important }'

const finishAnimations = () => {
  for (const animation of document.getAnimations()) animation.finish()
}

describe.each(names)('a %s', (name) => {
  it.each(['display: none', 'visibility: hidden'])(
    'closes when a content blocker hides it with `%s`',
    async (hiding) => {
      await page.viewport(820, 844)
      const screen = await render(<Modals style={`[role=dialog] { ${hiding} !important }`} />)
      await screen.getByRole('button', { name }).click()
      await expect.element(screen.getByText('closed')).toBeVisible()
      await expect.poll(modal).toBeNull()
      expect(overflow()).not.toBe('hidden')
      await expect.element(screen.getByRole('button', { name })).toBeVisible()
    },
  )

  it('locks no page after React has hidden its own', async () => {
    await page.viewport(820, 844)
    const pageWith = (mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <Modals />
      </Activity>
    )
    const screen = await render(pageWith('visible'))
    await screen.getByRole('button', { name }).click()
    await expect.poll(overflow).toBe('hidden')
    await screen.rerender(pageWith('hidden'))
    await expect.poll(overflow).not.toBe('hidden')
    await screen.rerender(pageWith('visible'))
    await expect.poll(overflow).toBe('hidden')
  })

  it('leaves when the visitor asks for reduced motion while it closes', async () => {
    await page.viewport(820, 844)
    const screen = await render(<Modals style={slowly} />)
    const emulate = (value: string) =>
      cdp().send(
        'Emulation.setEmulatedMedia' as never,
        { features: [{ name: 'prefers-reduced-motion', value }] } as never,
      )
    await screen.getByRole('button', { name }).click()
    await expect.poll(modal).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => modal()?.getAttribute('data-state')).toBe('closed')
    try {
      await emulate('reduce')
      await expect.poll(modal).toBeNull()
    } finally {
      await emulate('no-preference')
    }
  })

  it('takes no press while it closes, and gives the focus back at once', async () => {
    await page.viewport(820, 844)
    const screen = await render(<Modals style={slowly} />)
    await screen.getByRole('button', { name }).click()
    const close = page.getByRole('button', { name: 'Close' })
    await expect.element(close).toHaveFocus()
    finishAnimations()
    const { left, top, width, height } = close.element().getBoundingClientRect()
    const atClose = () => document.elementFromPoint(left + width / 2, top + height / 2)
    expect(close.element()).toContainElement(atClose() as HTMLElement)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => modal()?.getAttribute('data-state')).toBe('closed')
    // Neither the modal nor its backdrop.
    expect(atClose()?.closest('[role=dialog], [data-slot$=-backdrop]') ?? null).toBeNull()
    await expect.element(screen.getByRole('button', { name, includeHidden: true })).toHaveFocus()
    expect(modal()).not.toBeNull()
    finishAnimations()
    await expect.poll(modal).toBeNull()
    await expect.element(screen.getByRole('button', { name })).toHaveFocus()
  })

  it('takes the focus also if it opens again while it closes, and gives it back', async () => {
    await page.viewport(820, 844)
    const screen = await render(<Modals style={slowly} />)
    const opener = screen.getByRole('button', { name, includeHidden: true })
    await opener.click()
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
    for (let closings = 0; closings < 2; closings += 1) {
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => modal()?.getAttribute('data-state')).toBe('closed')
      await expect.element(opener).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
      expect(document.querySelectorAll('[role=dialog]')).toHaveLength(1)
    }
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => modal()?.getAttribute('data-state')).toBe('closed')
    finishAnimations()
    await expect.element(opener).toHaveFocus()
  })

  it('stays open while the key that opened it is held', async () => {
    await page.viewport(820, 844)
    const screen = await render(<Modals style={slowly} />)
    await screen.getByRole('button', { name }).click()
    const close = page.getByRole('button', { name: 'Close' })
    await expect.element(close).toHaveFocus()
    const press = (repeat: boolean) =>
      close
        .element()
        .dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
        )
    expect([press(true), press(false)]).toEqual([false, true])
  })
})

afterEach(() => cdp().send('Emulation.setEmulatedMedia' as never, { features: [] } as never))
