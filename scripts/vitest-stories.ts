import { configure } from 'storybook/test'

// Time limit in ms of `waitFor` and `findBy…` in a story: the same as that of `expect.poll` in `vitest-package.ts`.
configure({ asyncUtilTimeout: 10_000 })
