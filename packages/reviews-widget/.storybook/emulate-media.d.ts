/** Under Vitest the browser itself pretends (`vitest.setup.ts`); in Storybook the visitor's system decides. */
declare var emulateMedia: ((features: { name: string; value: string }[]) => Promise<void>) | undefined
