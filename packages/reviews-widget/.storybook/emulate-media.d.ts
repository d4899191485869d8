/** Emulates media features such as forced colours. Defined in `vitest.setup.ts`, undefined in Storybook. */
declare var emulateMedia: ((features: { name: string; value: string }[]) => Promise<void>) | undefined
