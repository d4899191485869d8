import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

declare global {
  /** Emulates media features such as forced colours. Undefined in Storybook. */
  var emulateMedia: ((features: { name: string; value: string }[]) => Promise<void>) | undefined
}

type Session = { send(method: string, params: object): Promise<unknown> }

globalThis.emulateMedia = async (features) => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })
}

// Resets the emulated media features after each test. Each test file has its own browser session, and a session cannot
// reset what another has emulated.
afterEach(() => globalThis.emulateMedia?.([]))
