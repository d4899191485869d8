/** Emulates media features under Vitest (`vitest.setup.ts`); undefined in Storybook. */
declare var emulateMedia: ((features: { name: string; value: string }[]) => Promise<void>) | undefined
