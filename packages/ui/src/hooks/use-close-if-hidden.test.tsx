import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Lightbox, type LightboxMessages, OverlayMenu } from '../index'
import '../styles/index.css'

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'Pool', width: 1, height: 1 }

function Modals({ hiddenBy }: { hiddenBy: string }) {
  const [open, setOpen] = useState<'menu' | 'lightbox'>()
  return (
    <>
      <style>{`[role=dialog] { ${hiddenBy} !important }`}</style>
      <button type="button" onClick={() => setOpen('lightbox')}>
        lightbox
      </button>
      <OverlayMenu.Root open={open === 'menu'} onOpenChange={(next) => setOpen(next ? 'menu' : undefined)}>
        <OverlayMenu.Trigger aria-label="menu" />
        <OverlayMenu.Content title="Menu" closeLabel="Close" />
      </OverlayMenu.Root>
      <Lightbox
        pictures={[picture]}
        index={open === 'lightbox' ? 0 : null}
        onIndexChange={() => setOpen(undefined)}
        messages={{ position: '' } as LightboxMessages}
      />
      <output>{open ?? 'closed'}</output>
    </>
  )
}

it.each([
  ['menu', 'display: none'],
  ['menu', 'visibility: hidden'],
  ['lightbox', 'display: none'],
  ['lightbox', 'visibility: hidden'],
])('closes a %s that a content blocker hides with `%s`', async (name, hiddenBy) => {
  await page.viewport(820, 844)
  const screen = await render(<Modals hiddenBy={hiddenBy} />)
  await screen.getByRole('button', { name }).click()
  await expect.element(screen.getByText('closed')).toBeVisible()
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  expect(getComputedStyle(document.documentElement).overflowY).not.toBe('hidden')
  await expect.element(screen.getByRole('button', { name })).toBeVisible()
})
