import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../../styles/index.css'
import { Notice } from './notice'

const notice = () => document.querySelector('[data-slot=ui-notice]') as HTMLElement

it('has its live region before there is a message, and nothing to see', async () => {
  const { rerender } = await render(<Notice onClose={() => {}} closeLabel="Close" />)
  const region = page.getByRole('status').element()
  expect(notice().getBoundingClientRect().height).toBe(0)
  expect(page.getByRole('button').elements()).toHaveLength(0)

  await rerender(
    <Notice onClose={() => {}} closeLabel="Close">
      The German texts failed to load.
    </Notice>,
  )
  expect(page.getByRole('status').element()).toBe(region)
  expect(region.textContent).toBe('The German texts failed to load.')
})

it('has a sign of its own for each tone, which screen readers do not read', async () => {
  const signs = new Set<string | undefined>()
  for (const tone of [undefined, 'success', 'warning', 'danger'] as const) {
    await render(<Notice tone={tone}>The German texts failed to load.</Notice>)
    const sign = [...document.querySelectorAll('[data-slot=ui-notice-sign]')].at(-1)
    expect(sign?.getAttribute('aria-hidden')).toBe('true')
    expect(sign?.getBoundingClientRect().width).toBe(20)
    signs.add(sign?.innerHTML)
  }
  expect(signs.size).toBe(4)
})

it('stays at the bottom of the window', async () => {
  await render(<Notice>The German texts failed to load.</Notice>)
  expect(notice().getBoundingClientRect().bottom).toBe(window.innerHeight - 16)
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it('can be read from its first line to its last in a small window with large text', async () => {
  await page.viewport(320, 256)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(async () => {
    document.documentElement.style.fontSize = ''
    await page.viewport(1280, 900)
  })
  await render(
    <Notice closeLabel="Schließen">
      {'Die deutschen Texte konnten nicht geladen werden. Bitte prüfen Sie die Verbindung. '.repeat(2)}
    </Notice>,
  )
  const [box, text] = [notice(), page.getByRole('status').element()].map(
    (element) => () => element.getBoundingClientRect(),
  ) as [() => DOMRect, () => DOMRect]
  expect(box().top).toBeGreaterThanOrEqual(0)
  expect(text().top).toBeGreaterThanOrEqual(box().top)
  notice().scrollTo(0, 9999)
  expect(text().bottom).toBeLessThanOrEqual(box().bottom)
})

it('takes the focus only while its message has no button, so that it can be scrolled', async () => {
  const { rerender } = await render(<Notice />)
  expect(notice().tabIndex).toBe(-1)
  await rerender(<Notice>The German texts failed to load.</Notice>)
  expect(notice().tabIndex).toBe(0)
  await rerender(<Notice closeLabel="Close">The German texts failed to load.</Notice>)
  expect(notice().tabIndex).toBe(-1)
})

it('calls onClose when the visitor presses the close button', async () => {
  const onClose = vi.fn()
  await render(
    <Notice onClose={onClose} closeLabel="Close">
      The German texts failed to load.
    </Notice>,
  )
  await page.getByRole('button', { name: 'Close' }).click()
  expect(onClose).toHaveBeenCalledOnce()
})

it.each([
  ['success', 'status'],
  ['danger', 'alert'],
] as const)('with the tone %s is a live region with the role %s', async (tone, role) => {
  await render(<Notice tone={tone}>Something happened.</Notice>)
  await expect.element(page.getByRole(role)).toHaveTextContent('Something happened.')
})
