import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { useLazyModule } from './use-lazy-module'

interface PartProps {
  load: () => Promise<string>
  wanted?: boolean
  onError?: (error: unknown) => void
}

const Part = ({ load, wanted = false, onError }: PartProps) => (
  <p>{useLazyModule(load, wanted, onError) ?? 'not yet'}</p>
)

it('imports nothing before the visitor’s first interaction, and imports once after it', async () => {
  const load = vi.fn(async () => 'there')
  const screen = await render(<Part load={load} />)
  expect(load).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('scroll'))
  await expect.element(screen.getByText('there')).toBeVisible()
  await screen.rerender(<Part load={load} wanted />)
  expect(load).toHaveBeenCalledOnce()
})

it('repeats a failed import each time that `wanted` becomes true', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('no network'))
  window.dispatchEvent(new Event('scroll'))
  const screen = await render(<Part load={load} />)
  const tries = load.mock.calls.length
  await screen.rerender(<Part load={load} wanted />)
  expect(load).toHaveBeenCalledTimes(tries + 1)
  await expect.element(screen.getByText('not yet')).toBeVisible()
  await screen.rerender(<Part load={load} />)
  load.mockResolvedValue('there')
  await screen.rerender(<Part load={load} wanted />)
  await expect.element(screen.getByText('there')).toBeVisible()
})

it('calls `onError` only if the import fails while `wanted` is true', async () => {
  const error = new Error('no network')
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(error)
  const onError = vi.fn()
  window.dispatchEvent(new Event('scroll'))
  const screen = await render(<Part load={load} onError={onError} />)
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  expect(onError).not.toHaveBeenCalled()
  await screen.rerender(<Part load={load} onError={onError} wanted />)
  await expect.poll(() => onError.mock.calls).toEqual([[error]])
})
