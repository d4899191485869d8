import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = { send(method: string, params: object): Promise<unknown> }

globalThis.emulateMedia = async (features) => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })
}

// Resets the emulated media features after each test: the next test file has another browser session, which cannot
// reset them.
afterEach(() => globalThis.emulateMedia?.([]))
