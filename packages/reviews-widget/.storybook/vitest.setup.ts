import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = { send(method: string, params: object): Promise<unknown> }

globalThis.emulateMedia = async (features) => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })
}

// Reset here: the next file has another session, which cannot reset this one.
afterEach(() => globalThis.emulateMedia?.([]))
