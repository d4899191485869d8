import { afterEach } from 'vitest'
import { cdp } from 'vitest/browser'

type Session = { send(method: string, params: object): Promise<unknown> }

globalThis.emulateMedia = async (features) => {
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { features })
}

// The next file has a session of its own, which could not take this one's pretence back.
afterEach(() => globalThis.emulateMedia?.([]))
