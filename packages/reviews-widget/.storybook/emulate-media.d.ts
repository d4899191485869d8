/**
 * Emulates media features such as forced colours. `vitest.setup.ts` defines this function; it is undefined in
 * Storybook.
 */
declare var emulateMedia: ((features: { name: string; value: string }[]) => Promise<void>) | undefined
