import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = { send(method: string, params: object): Promise<unknown> }

globalThis.emulateMedia = async (features) => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })
}

// Resets the emulated media features after each test. Each test file has its own browser session, and a session cannot
// reset what another has emulated.
afterEach(() => globalThis.emulateMedia?.([]))
