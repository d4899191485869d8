import { configure } from 'storybook/test'

// The `waitFor` and `findBy…` of a story wait as long as the `expect.poll` of a test does (`vitest-package.ts`), in ms.
configure({ asyncUtilTimeout: 10_000 })
